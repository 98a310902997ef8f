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

it("does not say that a mail failed whose reader has it, where only a copy of it came back", async () => {
  const { SentMailEntity } = await import("../entity");
  const key = { ownerId: "usr_x", mailId: "sml_copied" };
  const about = { sendId: "snd_x", role: "approval", email: "boss@summit.test", tries: 1, changedAt: "" };
  await SentMailEntity.put({ ...key, ...about, cc: ["Law@summit.test"], state: "sent" } as SentMailItem).go();
  const tags = { owner: [key.ownerId], mail: [key.mailId] };
  const comesBack = (...to: string[]) => take({ ...bounce("Permanent", ...to), mail: { ...mail, tags } });
  const state = async () => (await SentMailEntity.get(key).go()).data?.state;
  await comesBack("law@summit.test");
  expect([await state(), await reasonFor("law@summit.test")]).toEqual(["sent", "bounced"]);
  await comesBack("law@summit.test", "forwarded@summit.test");
  expect(await state()).toBe("failed");
});
