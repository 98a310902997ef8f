import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address, type Email } from "postal-mime";

/** A mail as `GET /_local/inbox` shows it. */
export type LocalMail = {
  id: string;
  to: string[];
  cc: string[];
  from: string;
  replyTo: string[];
  /** Where a mail program stops such mail with one press (RFC 8058); empty where it cannot. */
  unsubscribe: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; contentType: string; size: number; url: string }[];
  sentAt: string;
};

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** File names sort by time: "2026-11-21T10-15-00.123Z-0001-9f3a". */
function newId(before: string | undefined): string {
  const time = new Date().toISOString().replaceAll(":", "-");
  const [last, count] = before?.match(/^(.*Z)-(\d{4})/)?.slice(1) ?? [];
  const next = last === time ? Number(count) + 1 : 0;
  return `${time}-${String(next).padStart(4, "0")}-${randomBytes(2).toString("hex")}`;
}
const timeOf = (id: string) => id.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, "T$1:$2:");

/** Writes a mail whole or not at all, also when the process is killed: a mail that was accepted is there after the next start. */
async function writeWhole(folder: string, name: string, content: Uint8Array) {
  const temporary = join(folder, `${name}.part`);
  const file = await open(temporary, "w");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
}

const addresses = (list: Address[] = []): string[] =>
  list.flatMap((each) => (each.group ? each.group.map((member) => member.address) : [each.address]));

const bytesOf = (content: Email["attachments"][number]["content"]) =>
  typeof content === "string" ? Buffer.from(content) : Buffer.from(content as Uint8Array);

/** Replaces the addresses of pictures that came in the mail by those where they are here. */
const withPictures = (id: string, { html = "", attachments }: Email) =>
  html.replace(/cid:([^"')\s]+)/g, (all, name: string) => {
    const index = attachments.findIndex(({ contentId }) => contentId === `<${name}>`);
    return index < 0 ? all : `/_local/inbox/${id}/attachments/${index}`;
  });

const summary = (id: string, mail: Email): LocalMail => ({
  id,
  to: addresses(mail.to),
  cc: addresses(mail.cc),
  from: [mail.from?.name, mail.from?.address && `<${mail.from.address}>`].filter(Boolean).join(" "),
  replyTo: addresses(mail.replyTo),
  unsubscribe: mail.headers.find(({ key }) => key === "list-unsubscribe")?.value.replace(/^<|>$/g, "") ?? "",
  subject: mail.subject ?? "",
  text: mail.text ?? "",
  html: withPictures(id, mail),
  attachments: mail.attachments.map(({ filename, mimeType, content }, index) => ({
    name: filename ?? `attachment-${index + 1}`,
    contentType: mimeType,
    size: bytesOf(content).length,
    url: `/_local/inbox/${id}/attachments/${index}`,
  })),
  sentAt: timeOf(id),
});

/** Opens the folder of every mail that was sent, one .eml file each. */
export async function openMailbox(folder: string) {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  for (const name of names) if (name.endsWith(".part")) await rm(join(folder, name));
  const ids = names
    .filter((name) => name.endsWith(".eml"))
    .map((name) => name.slice(0, -".eml".length))
    .sort();
  let last = ids.at(-1);
  const summaries = new Map<string, Promise<LocalMail>>();
  const parse = async (id: string) => PostalMime.parse(await readFile(join(folder, `${id}.eml`)));
  const summarised = (id: string) => {
    const known = summaries.get(id) ?? parse(id).then((mail) => summary(id, mail));
    summaries.set(id, known);
    return known;
  };
  return {
    /** @returns the mail's id, once it is safely on disk */
    async keep(raw: Uint8Array): Promise<string> {
      const id = newId(last);
      last = id;
      await writeWhole(folder, `${id}.eml`, raw);
      ids.push(id);
      ids.sort(); // of two that came together the later may be on disk first
      return id;
    },
    /** Lists the mails, the newest first. */
    all: (): Promise<LocalMail[]> => Promise.all(ids.toReversed().map(summarised)),
    async read(id: string): Promise<LocalMail | undefined> {
      return ids.includes(id) ? summarised(id) : undefined;
    },
    async attachment(id: string, index: number) {
      const found = ids.includes(id) ? (await parse(id)).attachments[index] : undefined;
      return found && { name: found.filename, contentType: found.mimeType, content: bytesOf(found.content) };
    },
  };
}
