import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SESClient, SendRawEmailCommand } from "@aws-sdk/client-ses";
import MailComposer from "nodemailer/lib/mail-composer";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startMail } from "./mail";

let folder: string;
let path: string;
let mail: Awaited<ReturnType<typeof startMail>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "highway-mail-"));
  path = join(folder, "mail");
  mail = await startMail({ path });
});
afterEach(async () => {
  await mail.stop();
  rmSync(folder, { recursive: true, force: true });
});

const clientOf = ({ endpoint }: { endpoint: string }) =>
  new SESClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
const compose = (options: object) =>
  new MailComposer({ from: "Highway <no-reply@highway.test>", to: "ann@highway.test", ...options }).compile().build();
const send = async (options: object) =>
  clientOf(mail).send(new SendRawEmailCommand({ RawMessage: { Data: await compose(options) } }));

it("keeps a mail that the SDK sent, with all its parts", async () => {
  const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255]);
  const { MessageId } = await send({
    to: ["Ann Lee <ann@highway.test>", "bob@highway.test"],
    cc: "eve@highway.test",
    subject: "Tasa fija: ¿qué cambia? 🏡",
    text: "Code 123456\nGrüße",
    html: "<p>Code <b>123456</b></p>",
    attachments: [{ filename: "vergleich ñ.pdf", content: pdf, contentType: "application/pdf" }],
  });
  const [kept] = await mail.mailbox.all();
  expect(kept).toMatchObject({
    id: MessageId,
    to: ["ann@highway.test", "bob@highway.test"],
    cc: ["eve@highway.test"],
    subject: "Tasa fija: ¿qué cambia? 🏡",
    text: expect.stringContaining("Code 123456\nGrüße"),
    html: expect.stringContaining("<b>123456</b>"),
    attachments: [{ name: "vergleich ñ.pdf", contentType: "application/pdf", size: 6 }],
  });
  expect(Math.abs(Date.parse(kept!.sentAt) - Date.now())).toBeLessThan(60_000);
  expect((await mail.mailbox.attachment(kept!.id, 0))?.content).toEqual(pdf);
});

it("shows the newest first, also of many at once", async () => {
  for (const subject of ["one", "two", "three"]) await send({ subject, text: "-" });
  expect((await mail.mailbox.all()).map(({ subject }) => subject)).toEqual(["three", "two", "one"]);
  await Promise.all(Array.from({ length: 20 }, () => send({ subject: "many", text: "-" })));
  const ids = (await mail.mailbox.all()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(23);
});

it("has them all after a stop and a start, and drops what was cut short in the writing", async () => {
  await send({ subject: "kept", text: "-" });
  await mail.stop();
  writeFileSync(join(path, "2026-01-01T00-00-00.000Z-0000-aaaa.eml.part"), "From: x");
  mail = await startMail({ path });
  expect((await mail.mailbox.all()).map(({ subject }) => subject)).toEqual(["kept"]);
  expect(readdirSync(path)).toHaveLength(1);
});

it("refuses what SES refuses, and keeps nothing of it", async () => {
  const raw = (text: string) =>
    clientOf(mail).send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(text) } }));
  await expect(raw("Subject: no sender\r\nTo: a@b.test\r\n\r\nHello")).rejects.toThrow(
    "Missing required header 'From'.",
  );
  await expect(raw("From: a@b.test\r\nSubject: to nobody\r\n\r\nHello")).rejects.toThrow("no recipient");
  await expect(send({ text: "x".repeat(11 * 1024 * 1024) })).rejects.toThrow("10 MB");
  const unknown = await fetch(mail.endpoint, { method: "POST", body: "Action=SendBounce" });
  expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringContaining("InvalidAction")]);
  expect(await mail.mailbox.all()).toEqual([]);
});

it("gives nothing for an id that is not one of its mails", async () => {
  writeFileSync(join(folder, "outside.eml"), "From: x\r\n\r\nsecret");
  expect(await mail.mailbox.read("../outside")).toBeUndefined();
  expect(await mail.mailbox.attachment("../outside", 0)).toBeUndefined();
});
