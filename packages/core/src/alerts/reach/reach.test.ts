import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as Branding from "../../branding/index";
import * as MarketAlerts from "../../market/news/alerts/index";
import * as Recordings from "../../market/news/alerts/recordings/index";
import { smallMp4 } from "../../market/news/alerts/recordings/video.fixture";
import * as Users from "../../people/users/index";
import { runAs } from "../../platform/actor";
import { advance } from "../../platform/clock";
import { newId } from "../../platform/id";
import { environment, newOfficer, type Officer } from "../../sharing/sending/officer.fixture";
import { clockIn } from "../pure/zone-clock";
import type { AlertSettings, ReachJob } from "../schema";
import { saveSettings } from "../settings";
import * as Reach from "./index";

/** What was handed to the queue, and what came to a device's push service. */
const jobs = vi.hoisted(() => [] as ReachJob[]);
vi.mock("../../platform/queue", () => ({ enqueue: async (_queue: string, job: ReachJob) => void jobs.push(job) }));
vi.mock("../../market/hub/index", () => ({ tellCorporation: async () => undefined }));
const slow = vi.hoisted(() => ({ push: () => {} }));
const pushes = vi.hoisted(() => [] as { ownerId: string; text: { title: string; body: string; path: string } }[]);
vi.mock("../web-push", () => ({
  push: async (ownerId: string, text: (typeof pushes)[number]["text"]) => {
    pushes.push({ ownerId, text });
    slow.push();
    // Each of them has a phone and a computer, and counts once.
    return 2;
  },
}));
beforeEach(() => {
  jobs.length = 0;
  pushes.length = 0;
});

const mail = startMail();
beforeAll(() => {
  Object.assign(process.env, environment, { ALERTS_QUEUE: "alerts", VAPID_PUBLIC_KEY: "none", PUSH_HOSTS: "none" });
  return runBeside(startTable(), startFiles(), mail);
});

const asAdmin = <R>({ user }: Officer, run: () => R): R =>
  runAs(
    { kind: "person", userId: user.id, corpId: user.corpID, sessionId: "ses_x", roles: ["officer", "admin"] },
    { address: "203.0.113.7", agent: "" },
    run,
  );
const words = {
  headline: "Bonds at the day's low",
  text: "<p>UMBS 6.0 has <b>lost 8/32</b>.</p>",
  stance: "lock" as const,
};
const mailsOf = async ({ user }: Officer) =>
  (await (await mail).mailbox.all()).filter(({ to }) => to.includes(user.email));

it("tests a draft on whoever writes it: marked in page and mailbox, kept nowhere, and for no other officer", async () => {
  const admin = await newOfficer();
  const shown = await asAdmin(admin, () => Reach.test({ alert: words }));
  expect(shown).toMatchObject({ isTest: true, headline: words.headline, stance: "lock" });
  const [sent, ...others] = await mailsOf(admin);
  expect(others).toEqual([]);
  expect(sent!.subject).toBe(`Test: ${words.headline}`);
  expect(sent!.text).toContain("UMBS 6.0 has lost 8/32.");
  expect(await asAdmin(admin, () => MarketAlerts.list({}))).toEqual([]);
});

it("mails of a test what the corporation shows, and nothing else", async () => {
  const admin = await newOfficer({ hideAlertDetails: true, showStance: false, mbsDisclaimer: false });
  await asAdmin(admin, () => Reach.test({ alert: words }));
  const [sent] = await mailsOf(admin);
  expect(sent!.text).not.toMatch(/UMBS|stance|Market commentary/);
});

it("tests nothing for an officer who does not decide for the corporation", async () => {
  const officer = await newOfficer();
  await expect(officer.as(async () => Reach.test({ alert: words }))).rejects.toMatchObject({ code: "missing" });
  expect(await mailsOf(officer)).toEqual([]);
});

/** Does what the queue would, until nothing is handed over any more. */
async function deliver() {
  const all: ReachJob[] = [];
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    all.push(job);
    await Reach.tellOfficers(job, false);
  }
  return all;
}
const settings = (company: AlertSettings["company"], quiet: AlertSettings["quiet"] = null): AlertSettings => ({
  company,
  quiet,
  zone: "America/New_York",
});
/** Another officer of the same corporation. */
async function colleagueOf({ user }: Officer, wanted?: AlertSettings, domain = "highway.test", name = "") {
  const email = `${name}${newId("user").toLowerCase()}@${domain}`;
  const { id: userId } = await Users.create({ email, fullName: "A Colleague", corpID: user.corpID });
  const actor = { kind: "person", userId, corpId: user.corpID, sessionId: "ses_x", roles: ["officer"] } as const;
  if (wanted)
    await runAs({ ...actor, roles: ["officer"] }, { address: "203.0.113.7", agent: "" }, () => saveSettings(wanted));
  return { userId, email };
}
const post = (admin: Officer, reach: { mail: boolean; push: boolean }, more: object = {}) =>
  asAdmin(admin, () => Reach.post({ alert: { ...words, minutes: 60, reach, ...more } }));
const told = (admin: Officer) => asAdmin(admin, () => MarketAlerts.list({}));
const mailsTo = async (address: string) => (await (await mail).mailbox.all()).filter(({ to }) => to.includes(address));

it("emails those who asked for it, pushes to those who want it, and tells each once, however often it is brought", async () => {
  const admin = await newOfficer();
  const both = await colleagueOf(admin, settings({ mail: true, push: true }));
  const usual = await colleagueOf(admin, settings({ mail: false, push: true }));
  const neither = await colleagueOf(admin, settings({ mail: false, push: false }));
  const stranger = await newOfficer();
  await asAdmin(stranger, () => saveSettings(settings({ mail: true, push: true })));
  await post(admin, { mail: true, push: true });
  const [first] = await deliver();
  await Reach.tellOfficers(first!, false);
  const [mailed] = await mailsTo(both.email);
  expect(mailed!.subject).toBe(words.headline);
  for (const other of [usual, neither]) expect(await mailsTo(other.email)).toEqual([]);
  expect(await mailsTo(stranger.user.email)).toEqual([]);
  expect(await mailsTo(both.email)).toHaveLength(1);
  const reached = pushes.map(({ ownerId }) => ownerId);
  expect(reached.filter((id) => id === both.userId || id === usual.userId).sort()).toEqual(
    [both.userId, usual.userId].sort(),
  );
  expect(reached).not.toContain(neither.userId);
  expect(pushes[0]!.text).toMatchObject({ body: `${words.headline}\nStance: lock`, path: "/members/markets" });
  expect(await told(admin)).toMatchObject([{ mailed: 1, pushed: new Set(reached).size }]);
});

it("hands over whom there is no time for, where a push service hangs, and tells each once", async () => {
  const admin = await newOfficer();
  const wants = settings({ mail: false, push: true });
  const colleagues = [
    await colleagueOf(admin, wants),
    await colleagueOf(admin, wants),
    await colleagueOf(admin, wants),
  ];
  await post(admin, { mail: false, push: true });
  slow.push = () => advance(15_000);
  const all = await deliver();
  slow.push = () => {};
  // Two at most begin before the first has taken all the time; an empty page ends it.
  expect(all.length).toBeGreaterThanOrEqual(3);
  const reached = pushes.map(({ ownerId }) => ownerId).filter((id) => id !== admin.user.id);
  expect(reached.sort()).toEqual(colleagues.map(({ userId }) => userId).sort());
});

it("emails and pushes also where the first try failed before the email was written", async () => {
  const admin = await newOfficer();
  const reader = await colleagueOf(admin, settings({ mail: true, push: true }));
  vi.spyOn(Branding, "of").mockRejectedValueOnce(new Error("The table is slow."));
  await post(admin, { mail: true, push: true });
  await deliver();
  expect(await mailsTo(reader.email)).toHaveLength(1);
  expect(pushes.map(({ ownerId }) => ownerId)).toContain(reader.userId);
});

it("emails once there is room whom the mail service had none for, and nobody twice", async () => {
  const admin = await newOfficer();
  const wants = settings({ mail: true, push: true });
  const first = await colleagueOf(admin, wants, "simulator.test", "throttle+");
  const behind = await colleagueOf(admin, wants);
  await post(admin, { mail: true, push: true });
  const [job] = jobs.splice(0);
  await expect(Reach.tellOfficers(job!, false)).rejects.toThrow("had no room");
  expect(jobs, "nobody beyond them is told before").toEqual([]);
  expect(pushes.map(({ ownerId }) => ownerId)).toEqual(expect.arrayContaining([first.userId, behind.userId]));
  const { byId } = Users;
  const moved = `${newId("user").toLowerCase()}@highway.test`;
  vi.spyOn(Users, "byId").mockImplementation(async (id) => {
    const user = await byId(id);
    return id === first.userId ? { ...user, email: moved } : user;
  });
  pushes.length = 0;
  await Reach.tellOfficers(job!, false);
  vi.restoreAllMocks();
  expect([await mailsTo(moved), await mailsTo(behind.email)]).toMatchObject([[{}], [{}]]);
  expect([pushes, jobs.length]).toEqual([[], 1]);
  expect(await told(admin)).toMatchObject([{ mailed: 2, pushed: expect.any(Number) }]);
});

it("tells the others where the mail service had no room to the last", async () => {
  const admin = await newOfficer();
  await colleagueOf(admin, settings({ mail: true, push: true }), "simulator.test", "throttle+");
  await post(admin, { mail: true, push: true });
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [job] = jobs.splice(0);
  await Reach.tellOfficers(job!, true);
  expect(jobs).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("had no room"));
  log.mockRestore();
});

it("leaves devices alone in quiet hours, and emails all the same", async () => {
  const admin = await newOfficer();
  const now = clockIn("America/New_York", Date.now());
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const quiet = { from: time(now.minutes + 1_440 - 60), to: time(now.minutes + 60) };
  const asleep = await colleagueOf(admin, settings({ mail: true, push: true }, quiet));
  await post(admin, { mail: true, push: true });
  await deliver();
  expect(await mailsTo(asleep.email)).toHaveLength(1);
  expect(pushes.map(({ ownerId }) => ownerId)).not.toContain(asleep.userId);
});

it("hands nothing over where an alert is for pages alone, and tells none that has ended", async () => {
  const admin = await newOfficer();
  const reader = await colleagueOf(admin, settings({ mail: true, push: true }));
  await post(admin, { mail: false, push: false });
  expect(jobs).toEqual([]);
  const { _id: id } = await post(admin, { mail: true, push: true });
  await asAdmin(admin, () => MarketAlerts.end({ id }));
  await deliver();
  expect(await mailsTo(reader.email)).toEqual([]);
  expect(pushes).toEqual([]);
});

it.each([
  ["recording", "You can listen to it in Highway."],
  ["video", "You can watch it in Highway."],
])("emails the words of a %s", async (kind, says) => {
  const admin = await newOfficer();
  const reader = await colleagueOf(admin, settings({ mail: true, push: false }));
  const recording =
    kind === "video" ? { video: await keptVideo(admin) } : { sound: { ...(await keptSound(admin)), seconds: 42 } };
  await post(
    admin,
    { mail: true, push: false },
    { ...recording, transcript: "Bonds are at the day's low, and lenders reprice." },
  );
  await deliver();
  const { text } = (await mailsTo(reader.email))[0]!;
  expect(text).toContain(`This alert has a ${kind}. ${says}`);
  expect(text).toContain("Bonds are at the day's low, and lenders reprice.");
});

const keptSound = (admin: Officer) =>
  asAdmin(admin, () => {
    const bytes = new Uint8Array([...Buffer.from("ID3"), ...Array(16).fill(0)]);
    return Recordings.keepSound({ file: { name: "a.mp3", bytes } });
  });
const keptVideo = (admin: Officer) =>
  asAdmin(admin, async () => {
    const bytes = smallMp4();
    const { fullPath, signedUrl } = await Recordings.signVideo({ type: "video/mp4", size: bytes.length });
    await fetch(signedUrl, { method: "PUT", headers: { "content-type": "video/mp4" }, body: bytes });
    return { ...(await Recordings.keepVideo({ fullPath })), seconds: 1 };
  });
