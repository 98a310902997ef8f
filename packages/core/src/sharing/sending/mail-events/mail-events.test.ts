import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SentMailItem } from "../entity";
import * as Suppression from "../suppression/index";
import * as MailEvents from "./index";

let stop: () => Promise<unknown>;
beforeAll(async () => {
  const table = await startTable();
  stop = table.stop;
  Object.assign(process.env, table.environment);
});
afterAll(() => stop());

const mail = { timestamp: "2026-11-20T18:04:10.000Z", messageId: "m", tags: { owner: ["usr_x"], mail: ["sml_x"] } };
const people = (...addresses: string[]) => addresses.map((emailAddress) => ({ emailAddress, status: "5.1.1" }));
const bounce = (bounceType: string, ...addresses: string[]) => ({
  eventType: "Bounce",
  mail,
  bounce: { bounceType, bounceSubType: "General", bouncedRecipients: people(...addresses) },
});
const take = (event: object) => MailEvents.take(JSON.stringify(event));
const reasonFor = (email: string) => Suppression.reasonFor(Suppression.hashOf(email));

it("writes no more to whom a mail came back from for good, however the address is written", async () => {
  await take(bounce("Permanent", "Jordan Doe <Jordan@Example.com>", "sam@example.com"));
  expect([await reasonFor("jordan@example.com"), await reasonFor(" SAM@example.com")]).toEqual(["bounced", "bounced"]);
});

it.each(["Transient", "Undetermined"])(
  "goes on after a bounce that is %s: the mailbox is full for now",
  async (kind) => {
    await take(bounce(kind, "full@example.com"));
    expect(await reasonFor("full@example.com")).toBeUndefined();
  },
);

it("takes a complaint as the reader's word, which counts more than a bounce and cannot be taken back here", async () => {
  await take(bounce("Permanent", "cross@example.com"));
  const complaint = { complainedRecipients: people("cross@example.com"), complaintFeedbackType: "abuse" };
  await take({ eventType: "Complaint", mail, complaint });
  expect(await reasonFor("cross@example.com")).toBe("complained");
  await Suppression.takeBack(Suppression.hashOf("cross@example.com"));
  expect(await reasonFor("cross@example.com")).toBe("complained");
});

it("is the same told twice, as SNS may, and without tags, as of a mail that was not the outbox's", async () => {
  const untagged = { ...bounce("Permanent", "twice@example.com"), mail: { messageId: "m" } };
  await take(untagged);
  await take(untagged);
  expect(await reasonFor("twice@example.com")).toBe("bounced");
});

it("passes over what it does not know, and fails where it cannot be read, so that it is brought again", async () => {
  await take({ eventType: "Delivery", mail, delivery: { recipients: ["ok@example.com"] } });
  expect(await reasonFor("ok@example.com")).toBeUndefined();
  await expect(take({ eventType: "Bounce" })).rejects.toThrow();
  await expect(MailEvents.take("no JSON")).rejects.toThrow();
});

it("is brought again where a mail bounces before its sending is noted, so that its officer is told in the end", async () => {
  const { SentMailEntity } = await import("../entity");
  const key = { ownerId: "usr_x", mailId: "sml_x" };
  const about = { sendId: "snd_x", role: "recipient", email: "quick@example.com", cc: [], tries: 1, changedAt: "" };
  await SentMailEntity.put({ ...key, ...about, state: "sending" } as SentMailItem).go();
  const bounced = bounce("Permanent", "quick@example.com");
  await expect(take(bounced)).rejects.toThrow("before it was noted as sent");
  await SentMailEntity.patch(key).set({ state: "sent" }).go();
  await take(bounced);
  expect((await SentMailEntity.get(key).go()).data?.state).toBe("failed");
});

/** A mail that was sent, and what becomes of it when an event comes. */
async function sentMail(about: Pick<SentMailItem, "mailId" | "email"> & Partial<SentMailItem>) {
  const { SentMailEntity } = await import("../entity");
  const key = { ownerId: "usr_x", mailId: about.mailId };
  const rest = { sendId: "snd_x", role: "recipient", cc: [], tries: 1, changedAt: "", state: "sent" };
  await SentMailEntity.put({ ...key, ...rest, ...about } as SentMailItem).go();
  const tags = { owner: [key.ownerId], mail: [key.mailId] };
  return {
    comes: (event: object) => take({ ...event, mail: { ...mail, tags } }),
    read: async () => (await SentMailEntity.get(key).go()).data!,
  };
}

it("does not say that a mail failed whose reader has it, where only a copy of it bounced", async () => {
  const approval = { role: "approval" as const, email: "boss@summit.test", cc: ["Law@summit.test"] };
  const { comes, read } = await sentMail({ mailId: "sml_copied", ...approval });
  await comes(bounce("Permanent", "law@summit.test"));
  expect([(await read()).state, await reasonFor("law@summit.test")]).toEqual(["sent", "bounced"]);
  await comes(bounce("Permanent", "law@summit.test", "forwarded@summit.test"));
  expect((await read()).state).toBe("failed");
});

it("says that a mail failed whose reader was to have a copy of it, too", async () => {
  const email = "both@summit.test";
  const { comes, read } = await sentMail({ mailId: "sml_both", role: "approval", email, cc: [email] });
  await comes(bounce("Permanent", email));
  expect((await read()).state).toBe("failed");
});

it.each([
  ["MailboxFull", "failed"],
  ["MessageTooLarge", "failed"],
  ["ContentRejected", "failed"],
  ["AttachmentRejected", "failed"],
  ["General", "sent"],
])("says that a mail did not arrive where the bounce is transient, %s: %s", async (bounceSubType, state) => {
  const email = `${bounceSubType}@example.com`;
  const { comes, read } = await sentMail({ mailId: `sml_${bounceSubType}`, email });
  const event = bounce("Transient", email);
  await comes({ ...event, bounce: { ...event.bounce, bounceSubType } });
  const reason = state === "failed" ? expect.stringContaining("The mailbox is full") : undefined;
  expect(await read()).toMatchObject({ state, ...(reason && { reason }) });
  expect(await reasonFor(email)).toBeUndefined();
});

it("says that a mail with a virus did not go out, which says nothing of its address", async () => {
  const { comes, read } = await sentMail({ mailId: "sml_ill", email: "well@example.com" });
  await comes({ eventType: "Reject", reject: { reason: "Bad content" } });
  expect(await read()).toMatchObject({ state: "failed", reason: expect.stringContaining("virus") });
  expect(await reasonFor("well@example.com")).toBeUndefined();
});
