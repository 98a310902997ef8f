/** Files of a report, to keep and to send: how one is begun, how far it is, how it is made, and its bytes. */
import * as Clients from "../clients/index";
import type { Lang } from "../clients/schema";
import { pictureKeys } from "../files/keys";
import { imageAddress } from "../files/pure/image-address";
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { inSeconds, today } from "../platform/clock";
import { UserFacingError } from "../platform/errors";
import type { FileAnswer } from "../platform/file.schema";
import { type KeptKey, keepFile, readFile, type StoredFile } from "../platform/files";
import { newId } from "../platform/id";
import { logError } from "../platform/log";
import type { Attachment } from "../platform/mail/mime";
import { limit } from "../platform/table/limit";
import { conditionFailed } from "../platform/table/table";
import { queues } from "../queues";
import * as Reports from "../reports/index";
import { imagesOf } from "../reports/pure/images";
import { begin } from "./begin";
import { ExportEntity, type ExportItem } from "./entity";
import { fileAnswer } from "./file";
import { asOwner, type Owner, printedReport } from "./printed";
import { picturePaths } from "./pure/picture-paths";
import { addressOf, derivedId, exportKey, isKept, isMade, toJob } from "./record";
import {
  contentTypes,
  ExportId,
  ExportInput,
  type ExportJob,
  type ExportMessage,
  type FileKind,
  type Format,
  NOT_MADE,
  type PaperLink,
  type Printed,
  PrintedQuery,
  sentences,
  type Wanted,
} from "./schema";

/**
 * Makes the function that begins to make a file of one of the person's reports. The link in a summary's code is made here and not where it is
 * printed: what prints may make nothing. One that exists already is answered as it is, most often because its first answer was lost; of a report that was
 * saved since, another is made.
 * @throws UserFacingError missing; invalid for a draft, and for a link that would end in the past
 */
export const starterOf = (linkOf: LinkMaker, endLink: LinkEnder) =>
  action(ExportInput, async (input): Promise<ExportJob> => {
    const entry = await Reports.get(input.reportID);
    const { report, client } = entry;
    const { userId: ownerId, corpId } = person();
    const { id = newId("export"), format, kind, linkEndsAt } = input;
    const lang = input.lang ?? (await Clients.langOf(client));
    const known = await findExport({ ownerId, exportId: id });
    if (known && isMade(known) && isOf(known, report, { lang, format, kind })) return toJob(known, addressOf(known));
    const exportId = known && isMade(known) ? newId("export") : id;
    if (report.status !== "complete") throw new UserFacingError("invalid", sentences.draft);
    const link = kind === "summary" ? await linkOf(entry, { lang, endsAt: linkEndsAt }) : null;
    const place = { ownerId, corpId, exportId } as const;
    const detail = { name: report.name, lang, format, kind };
    const event = Audit.eventOf({ kind: "report.exported", subject: report.id, detail });
    // The link of a file that this call does not begin stands on no paper.
    const endUnused = async () => link && (await endLink({ ownerId, linkId: link.linkId }));
    try {
      const begun = await begin(place, entry, { lang, format, kind, linkEndsAt }, event, link ?? undefined);
      if (!begun.isBegun) await endUnused();
      return toJob(begun.item, addressOf(begun.item));
    } catch (error) {
      await endUnused();
      throw error;
    }
  });

type Form = Pick<ExportItem, "lang" | "format" | "kind">;
/** Tells whether a file is what is asked for now: of the report as it was last saved, in this language and form. */
const isOf = (item: ExportItem, report: Reports.Entry["report"], { lang, format, kind }: Form) =>
  item.reportId === report.id &&
  item.createdAt >= report.lastUpdated &&
  item.lang === lang &&
  item.format === format &&
  item.kind === kind;

/** The holder of a share link that was opened, who may have files made of the report behind it. */
export type LinkHolder = Owner & { linkId: string; isPreview: boolean };

/** How many files a link's clients may begin in an hour. Each file is a minute of a browser's work; a client needs one in each language and form. */
const perLink = { count: 20, seconds: 3600 };

/**
 * Begins the client's own file of a shared report. A call for the same state of the report on the same day answers the same job, so a client
 * who asks how far it is begins no other.
 * @throws UserFacingError missing, invalid for a draft, tooMany
 */
export async function startForLink(
  holder: LinkHolder,
  wanted: Pick<Wanted, "reportID" | "lang" | "format">,
): Promise<ExportJob> {
  const input = { ...wanted, kind: "report" } as const;
  const entry = await asOwner(holder, () => Reports.get(input.reportID));
  const { report } = entry;
  const { ownerId, corpId, linkId, isPreview } = holder;
  const exportId = derivedId([linkId, report.id, report.lastUpdated, input.lang, input.format, today()]);
  const address = `/v2/share/export/file?link=${linkId}&id=${exportId}`;
  const known = await findExport({ ownerId, exportId });
  if (known && isMade(known)) return toJob(known, address);
  await limit("GET /v2/share/export", linkId, perLink);
  const detail = { lang: input.lang, format: input.format, isPreview };
  const event = Audit.eventOf({ kind: "link.exported", subject: linkId, detail }, { userId: ownerId, corpId });
  const { item } = await begin({ ownerId, corpId, exportId, linkId }, entry, input, event);
  return toJob(item, address);
}

/** Tells how far a file of the signed-in person is. @throws UserFacingError missing */
export const get = action(ExportId, async (id): Promise<ExportJob> => {
  const item = await ownExport(id);
  return toJob(item, addressOf(item));
});

/** Reads a job of the signed-in person. @throws UserFacingError missing */
async function ownExport(exportId: string): Promise<ExportItem> {
  const found = await findExport({ ownerId: person().userId, exportId });
  if (!found) throw new UserFacingError("missing", sentences.missing);
  return found;
}

async function findExport(key: Pick<ExportItem, "ownerId" | "exportId">): Promise<ExportItem | undefined> {
  const { data } = await ExportEntity.get(key).go({ consistent: true });
  return data && isKept(data) ? data : undefined;
}

/** The signed-in person's file. @throws UserFacingError missing; conflict while it is not done */
export const file = action(ExportId, async (id): Promise<FileAnswer> => fileAnswer(await ownExport(id)));

/** The signed-in person's file, to attach to a mail. @throws UserFacingError missing; conflict while it is not done */
export const attachment = action(ExportId, async (id): Promise<Attachment> => {
  const { name, type: contentType, bytes } = await fileAnswer(await ownExport(id));
  return { name, contentType, bytes };
});

/** The file that the holder of a share link asked for. @throws UserFacingError missing, also for a file that another link asked for; conflict while it is not done */
export async function fileForLink(holder: { ownerId: string; linkId: string }, exportId: string): Promise<FileAnswer> {
  const data = await findExport({ ownerId: holder.ownerId, exportId });
  if (data?.linkId !== holder.linkId) throw new UserFacingError("missing", sentences.missing);
  return fileAnswer(data);
}

/** What the print page draws: a report of the signed-in person, as it was last saved. @throws UserFacingError missing; invalid for a draft */
export const pageContent = action(PrintedQuery, ({ reportID }) => printedReport(reportID));

/** What a file is drawn from. */
export type Drawing = {
  printed: Printed;
  kind: FileKind;
  /** The link in the code of a summary; null where the corporation shares with a passcode only. */
  link: PaperLink | null;
  /** The pictures by the address under which the page asks for them. */
  pictures: ReadonlyMap<string, StoredFile>;
  lang: Lang;
  format: Format;
};
/** Makes the file's bytes. */
export type Draw = (drawing: Drawing) => Promise<Uint8Array>;

type SummaryLink = NonNullable<ExportMessage["link"]>;
/** Makes the link in the code of a summary, as the officer whose report it is. */
export type LinkMaker = (
  entry: Pick<Printed, "report" | "client">,
  wanted: { lang: Lang; endsAt: string | null | undefined },
) => Promise<SummaryLink | null>;
/** Ends the link of a summary that was not made in the end. */
export type LinkEnder = (link: { ownerId: string; linkId: string }) => Promise<unknown>;

const progressOf = { begun: 10, read: 35, drawn: 85, done: 100 } as const;

/**
 * Makes the file of a job, a second time when the first fails, and notes how far it is. A message may come twice: a job that is done, or that
 * another function has just begun, is left alone.
 */
export async function make({ ownerId, exportId, link }: ExportMessage, draw: Draw, endLink: LinkEnder): Promise<void> {
  const item = await claimJob({ ownerId, exportId });
  if (!item) return;
  try {
    const bytes = await drawFile(item, draw, link);
    await noteProgress(item, { progress: progressOf.drawn });
    await keepFile(exportKey(item), { bytes, type: contentTypes[item.format] });
    await noteProgress(item, { status: "done", progress: progressOf.done, size: bytes.length });
  } catch (error) {
    if (!(error instanceof UserFacingError)) logError(error, { doing: NOT_MADE, job: exportId });
    const problem = error instanceof UserFacingError ? error.message : sentences.failed;
    await noteProgress(item, { status: "failed", problem });
    if (link) await endLink({ ownerId, linkId: link.linkId });
  }
}

async function drawFile(item: ExportItem, draw: Draw, made: SummaryLink | undefined): Promise<Uint8Array> {
  const { lang, format, kind = "report" } = item;
  const content = await asOwner(item, () => printedReport(item.reportId));
  const pictures = await picturesOf(content, item);
  await noteProgress(item, { progress: progressOf.read });
  const link = made ? { url: made.url, endsAt: made.endsAt } : null;
  const drawing = { printed: content, kind, link, pictures, lang, format };
  return await draw(drawing).catch((error) => {
    logError(error, { job: item.exportId, attempt: "first" });
    return draw(drawing);
  });
}

/** A function ends after its seconds at the latest, so a job that was begun earlier has nobody who makes it. */
async function claimJob(key: ExportMessage): Promise<ExportItem | undefined> {
  try {
    const { data } = await ExportEntity.patch(key)
      .set({ status: "rendering", progress: progressOf.begun, since: inSeconds(0) })
      .where(
        ({ status, since }, { eq, lt }) =>
          `${eq(status, "queued")} OR (${eq(status, "rendering")} AND ${lt(since, inSeconds(-queues.exports.seconds))})`,
      )
      .go({ response: "all_new" });
    return data as ExportItem;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
}

const noteProgress = (
  { ownerId, exportId }: ExportItem,
  change: Partial<Pick<ExportItem, "status" | "progress" | "size" | "problem">>,
) => ExportEntity.patch({ ownerId, exportId }).set(change).go();

/** Reads the pictures of a brand and of the homes by the address under which the page asks for them. A picture that does not exist is left out. */
export async function picturesOf({ brand, report }: Pick<Printed, "brand" | "report">, { ownerId, corpId }: Owner) {
  const { hasHeadshot, logo, cobrand } = brand;
  const wanted: [string, KeptKey][] = [
    ...(hasHeadshot ? [[picturePaths.headshot, pictureKeys.headshot(ownerId)] as [string, KeptKey]] : []),
    ...(logo === "user" ? [[picturePaths.userLogo, pictureKeys.logo(ownerId)] as [string, KeptKey]] : []),
    ...(logo === "corp" ? [[picturePaths.corpLogo, pictureKeys.corpLogo(corpId)] as [string, KeptKey]] : []),
    ...(cobrand?.hasHeadshot
      ? [[picturePaths.cobrand(cobrand.cbID), pictureKeys.cobrandHeadshot(ownerId, cobrand.cbID)] as [string, KeptKey]]
      : []),
    ...imagesOf(report).map((id): [string, KeptKey] => [imageAddress(id), pictureKeys.image(ownerId, id)]),
  ];
  const found = await Promise.all(wanted.map(async ([path, key]) => [path, await pictureAt(key)] as const));
  return new Map(found.filter((entry): entry is [string, StoredFile] => entry[1] !== undefined));
}

/** What prints may list nothing, so S3 says of a picture that is gone that it must not be read. The file is made without it. */
const pictureAt = (key: KeptKey): Promise<StoredFile | undefined> =>
  readFile(key).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === "AccessDenied")) throw error;
    logError(error, { doing: "read a picture of a report" });
    return undefined;
  });
