/** What is sent beside a report: in the mail where it can be, else in the report behind its link. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { ExportEntity } from "../../exports/entity";
import { exportKey } from "../../exports/record";
import type { ExportJob } from "../../exports/schema";
import { pictureKeys } from "../../files/keys";
import { inSeconds, isoNow } from "../../platform/clock";
import { keepFile } from "../../platform/files";
import { newId } from "../../platform/id";
import * as Links from "../links/index";
import { en as reportEn } from "../mails/report-words";
import { MOST_ATTACHED } from "./attach";
import * as Sending from "./index";
import { environment, newOfficer, type Officer } from "./officer.fixture";
import { sentences } from "./schema";

let mailbox: Awaited<ReturnType<typeof startMail>>["mailbox"];
let dana: Officer;
beforeAll(async () => {
  const mail = await startMail();
  const stop = await runBeside(startTable(), mail, startFiles());
  Object.assign(process.env, environment);
  mailbox = mail.mailbox;
  dana = await newOfficer();
  return stop;
});

/** A file that was made of the officer's report. */
async function exported({ user, report }: Officer, size: number, status: ExportJob["status"] = "done") {
  const item = {
    ownerId: user.id,
    corpId: user.corpID,
    exportId: newId("export"),
    reportId: report.id,
    lang: "en" as const,
    format: "pdf" as const,
    name: "12 Oak Street.pdf",
    status,
    progress: 100,
    createdAt: isoNow(),
    since: inSeconds(0),
    expiresAt: inSeconds(3600),
  };
  await ExportEntity.put(item).go();
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size, 7)]);
  if (status === "done") await keepFile(exportKey(item), { bytes, type: "application/pdf" });
  return { exportID: item.exportId, bytes };
}

type Email = Parameters<typeof Sending.sendFile>[0];
async function sent(email: Omit<Email, "clientEmail">, officer = dana) {
  const clientEmail = `${newId("send").slice(-8)}@example.com`;
  const { emailSent } = await officer.as(async () =>
    Sending.sendFile({ reportID: officer.report.id, ...email, clientEmail } as Email),
  );
  expect(emailSent).toMatchObject([{ status: "OK" }]);
  const mail = (await mailbox.all()).find(({ to }) => to.includes(clientEmail))!;
  const [, token] = mail.text.match(/live-share\?data=([\w-]{43})/) ?? [];
  return { mail, link: token ? await Links.byToken(token) : undefined };
}

it("a file that was made of the report is attached, under a name that tells no address", async () => {
  const { exportID, bytes } = await exported(dana, 400 * 1024);
  const { mail, link } = await sent({ exportID });
  expect(mail.attachments).toMatchObject([
    { name: "Loan options.pdf", contentType: "application/pdf", size: bytes.length },
  ]);
  expect((await mailbox.attachment(mail.id, 0))!.content).toEqual(bytes);
  expect([mail.text.includes("Attached: Loan options.pdf"), link]).toEqual([true, undefined]);
  expect(JSON.stringify(mail)).not.toContain("Oak Street");
});

it("one that is as large as a mail may bring goes, whole", async () => {
  const { exportID, bytes } = await exported(dana, MOST_ATTACHED - 9);
  expect(bytes.length).toBe(MOST_ATTACHED);
  const { mail } = await sent({ exportID });
  expect(mail.attachments).toMatchObject([{ size: MOST_ATTACHED }]);
});

it("one that is larger waits in the report, and the mail leads there", async () => {
  const { exportID } = await exported(dana, MOST_ATTACHED);
  const { mail, link } = await sent({ exportID });
  expect(mail.attachments).toEqual([]);
  expect(mail.text).toContain(reportEn.inReport);
  expect(link).toMatchObject({ reportId: dana.report.id, hasPasscode: false });
});

const MB = 1024 * 1024;
/** HTML of a message with pictures of so many bytes. */
async function pictured(...sizes: number[]): Promise<string> {
  const ids = sizes.map(() => newId("file"));
  for (const [at, id] of ids.entries())
    await keepFile(pictureKeys.image(dana.user.id, id), { bytes: Buffer.alloc(sizes[at]!), type: "image/png" });
  return ids.map((id) => `<img src="/v1/user/image?imageID=${id}">`).join("");
}

it("one that is too much beside the pictures in the message waits in the report", async () => {
  const { exportID } = await exported(dana, 4 * MB);
  const { mail, link } = await sent({ exportID, customMessage: await pictured(2 * MB, 2 * MB) });
  expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(["image/png", "image/png"]);
  expect([mail.text.includes(reportEn.inReport), link?.reportId]).toEqual([true, dana.report.id]);
});

it("pictures that are too much for a mail are refused, and so is a file that has no report to wait in", async () => {
  const { exportID } = await exported(dana, MOST_ATTACHED);
  const refusal = (email: object) => sent(email as Parameters<typeof sent>[0]).catch(({ message }) => message);
  const customMessage = await pictured(4 * MB, 4 * MB);
  expect(await refusal({ exportID, customMessage })).toBe(sentences.picturesTooLarge);
  expect(await refusal({ exportID, reportID: null })).toBe(sentences.fileTooLarge);
});

it("one behind a passcode is never attached, however small, also where the corporation alone asks for the code", async () => {
  const strict = await newOfficer({ requirePasscode: true });
  for (const [officer, email] of [[dana, { hasPasscode: true }] as const, [strict, {}] as const]) {
    const { exportID } = await exported(officer, 1000);
    const { mail, link } = await sent({ exportID, ...email }, officer);
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toContain(reportEn.inReport);
    expect(link).toMatchObject({ hasPasscode: true });
  }
});

it("one that is not ready, or another officer's, is not sent", async () => {
  const refusal = (exportID: string) => sent({ exportID }).catch(({ code }) => code);
  expect(await refusal((await exported(dana, 1, "rendering")).exportID)).toBe("conflict");
  expect(await refusal((await exported(await newOfficer(), 1)).exportID)).toBe("missing");
  expect(await refusal(`exp_${"0".repeat(26)}`)).toBe("missing");
});
