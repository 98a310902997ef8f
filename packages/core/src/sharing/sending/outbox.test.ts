/** The outbox after an hour in which no mail went out: many mails wait, and some of them can never go. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it, vi } from "vitest";
import { advance, isoNow, now } from "../../platform/clock";
import { newId } from "../../platform/id";
import { deliver } from "../../platform/mail/mail";
import { toMails } from "./accept";
import { lanes, SendEntity, SentMailEntity } from "./entity";
import { environment, newOfficer, type Officer } from "./officer.fixture";
import { resume } from "./outbox";
import { sentences } from "./schema";

vi.mock(import("../../platform/mail/mail"), async (original) => ({ ...(await original()), deliver: vi.fn() }));

let dana: Officer;
beforeAll(async () => {
  const stop = await runBeside(startTable(), await startMail(), startFiles());
  Object.assign(process.env, environment);
  dana = await newOfficer();
  return stop;
});

const recipients = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ role: "copy" as const, email: `p${at}@example.com`, cc: [] }));
const mailsOf = (ownerId: string, count: number) => toMails({ ownerId, sendId: newId("send") }, recipients(count));

it("sends on until nothing is due, and takes out what has no send, so that it stands in nobody's way", async () => {
  vi.mocked(deliver).mockImplementation(async () => ({ kind: "sent", messageId: newId("sentMail") }));
  const orphans = Array.from({ length: 30 }, () => mailsOf(dana.user.id, 40)).flat();
  await SentMailEntity.put(orphans).go({ concurrent: 4 });
  const { data: made } = await SendEntity.query.byId({ ownerId: dana.user.id }).go();
  expect(made).toEqual([]);
  advance(3_600_000);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await resume(now() + 120_000)).toBe(orphans.length);
  const left = await Promise.all(
    lanes.map((outbox) => SentMailEntity.query.due({ outbox }).lte({ dueAt: isoNow() }).go({ pages: "all" })),
  );
  expect(left.flatMap(({ data }) => data)).toEqual([]);
  const { data } = await SentMailEntity.get(orphans[0]!).go();
  expect(data).toMatchObject({ state: "failed", reason: sentences.reasons.gone });
  expect(deliver).not.toHaveBeenCalled();
});

it("is in parts, of which each send uses one", () => {
  const used = Array.from({ length: 200 }, () => new Set(mailsOf("usr_1", 3).map(({ outbox }) => outbox)));
  expect(used.every(({ size }) => size === 1)).toBe(true);
  expect(new Set(used.flatMap((each) => [...each]))).toEqual(new Set(lanes));
});
