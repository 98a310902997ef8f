import { startMail } from "@highway/local/mail";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runAs } from "../../platform/actor";
import { advance } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { table } from "../../platform/table/table";
import * as Audit from "../audit/index";
import * as Permissions from "../permissions/index";
import * as Users from "../users/index";
import * as Corporations from "./index";
import * as Invitations from "./invitations/index";
import { accept, invitationsTo } from "./invitations/index";

let mailbox: Awaited<ReturnType<typeof startMail>>["mailbox"];
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const tables = await startTable();
  const mail = await startMail();
  mailbox = mail.mailbox;
  stop = () => Promise.all([tables.stop(), mail.stop()]);
  const own = { STAFF_DOMAIN: "provider.test", ORIGIN: "http://127.0.0.1:3000,http://localhost:3000" };
  Object.assign(process.env, tables.environment, mail.environment, own);
});
afterAll(() => stop());

let count = 0;
async function someone({
  corpID,
  isAdmin = false,
  domain = "lender.test",
}: Partial<Record<"corpID" | "domain", string>> & { isAdmin?: boolean } = {}) {
  const corp = corpID ?? (await Permissions.createCorporation({ name: "Summit & Sons" })).id;
  const user = await Users.create({ email: `p${++count}@${domain}`, fullName: "Ann <Lee>", corpID: corp, isAdmin });
  const as = <R>(run: () => R) =>
    runAs(
      { kind: "person", userId: user.id, corpId: corp, sessionId: "ses_x", roles: user.roles },
      { address: "::1", agent: "" },
      run,
    );
  return { ...user, as };
}
const admins = () => someone({ isAdmin: true });
const missing = { code: "missing" };

it("changes what a corporation allows, and notes what each permission was and is", async () => {
  const admin = await admins();
  const changes = { requirePasscode: true, cc: "a@lender.test, b@lender.test", langVis: true };
  expect(await admin.as(() => Permissions.change({ changes }))).toMatchObject(changes);
  const officer = await someone({ corpID: admin.corpID });
  expect(await officer.as(() => Permissions.ownPermissions())).toMatchObject(changes);
  const trail = await admin.as(() => Audit.list({ scope: "corp" }));
  // The two events happen at the same moment, so their order is open.
  expect(trail.map(({ kind, detail }) => [kind, detail])).toEqual(
    expect.arrayContaining([
      // The permission langVis was on before, so there is nothing to note.
      ["permission.changed", { permission: "cc", from: "", to: changes.cc }],
      ["permission.changed", { permission: "requirePasscode", from: false, to: true }],
    ]),
  );
  expect(trail).toHaveLength(2);
});

it("refuses to replace addresses that were changed since they were read", async () => {
  const admin = await admins();
  const save = (cc: string, was?: Record<string, unknown>) =>
    admin.as(() => Permissions.change({ changes: { cc, ...(was && { was }) } }));
  const was = await save("a@lender.test");
  const current = await save("a@lender.test, b@lender.test", was);
  const refusal = { code: "conflict", message: "This was changed after you opened it.", current };
  await expect(save("a@lender.test, c@lender.test", was)).rejects.toMatchObject(refusal);
  expect(await save("c@lender.test")).toMatchObject({ cc: "c@lender.test" });
});

it("refuses addresses that are none, and a change of nothing", async () => {
  const admin = await admins();
  expect(() => admin.as(() => Permissions.change({ changes: { cc: "a@lender.test, b" } }))).toThrow("Invalid email");
  const addresses = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@lender.test`).join(", ");
  const ten = { cc: addresses(10) };
  expect(await admin.as(() => Permissions.change({ changes: ten }))).toMatchObject(ten);
  expect(() => admin.as(() => Permissions.change({ changes: { cc: addresses(11) } }))).toThrow("at most 10 addresses");
  expect(() => admin.as(() => Permissions.change({ changes: {} }))).toThrow("No changes to save.");
});

it("is for the corporation's admin and for staff alone", async () => {
  const admin = await admins();
  const { corpID } = admin;
  const officer = await someone({ corpID });
  const stranger = await admins();
  const staff = await someone({ domain: "provider.test" });
  const deeds = [
    () => Permissions.managedCorporation(corpID),
    () => Permissions.change({ corpID, changes: { showUSDA: true } }),
    () => Permissions.changeCorporation({ corpID, changes: { name: "Other" } }),
    () => Corporations.listOfficers({ corpID }),
    () => Corporations.setOfficer({ corpID, id: officer.id, change: { isAdmin: false } }),
    () => Invitations.list(corpID),
  ];
  for (const deed of deeds) {
    for (const refused of [officer, stranger])
      await expect(refused.as(async () => deed())).rejects.toMatchObject(missing);
    await expect(staff.as(async () => deed())).resolves.toBeTruthy();
  }
  await expect(staff.as(() => Permissions.managedCorporation("crp_none"))).rejects.toMatchObject(missing);
});

it("changes the corporation's words; add-ons are the staff's", async () => {
  const admin = await admins();
  const changes = {
    name: "Summit Home",
    disclaimer: "Estimates only.",
    licenses: [{ stateLic: "nc", licenseNum: " L-1 ", stateLang: "" }],
    toolDisclaimers: [{ lang: "es" as const, cdOrder: 1, disclaimer: "Solo estimaciones." }],
    features: { cm: true, sfs: false, aiBot: false },
  };
  const saved = await admin.as(() => Permissions.changeCorporation({ changes }));
  expect(saved).toMatchObject({ ...changes, licenses: [{ stateLic: "NC", licenseNum: "L-1", stateLang: "" }] });
  const addOns = { changes: { addOns: ["90 Day Kit" as const] } };
  await expect(admin.as(() => Permissions.changeCorporation(addOns))).rejects.toMatchObject({ code: "forbidden" });
  const staff = await someone({ domain: "provider.test" });
  const byStaff = await staff.as(() => Permissions.changeCorporation({ ...addOns, corpID: admin.corpID }));
  expect(byStaff.addOns).toEqual(["90 Day Kit"]);
});

it("refuses words that are too long together for the table, in a sentence, however they came one after the other", async () => {
  const admin = await admins();
  const save = (changes: Parameters<typeof Permissions.changeCorporation>[0]["changes"]) =>
    admin.as(() => Permissions.changeCorporation({ changes }));
  const [long, count] = ["¿".repeat(10_000), Array.from({ length: 14 }, (_, at) => at)];
  await save({ licenses: count.map((at) => ({ stateLic: "NC", licenseNum: String(at), stateLang: long })) });
  const toolDisclaimers = count.map((cdOrder) => ({ lang: "es" as const, cdOrder, disclaimer: long }));
  await expect(save({ toolDisclaimers })).rejects.toMatchObject({
    code: "tooLarge",
    message: "The licenses and disclaimers are too long together. Shorten some of them.",
  });
});

it("keeps the licenses and the disclaimers that two admins add at the same time", async () => {
  const admin = await admins();
  const save = (changes: Parameters<typeof Permissions.changeCorporation>[0]["changes"]) =>
    admin.as(() => Permissions.changeCorporation({ changes }));
  const license = (stateLic: string, licenseNum = "1") => ({ stateLic, licenseNum, stateLang: "" });
  const paragraph = (disclaimer: string, cdOrder: number) => ({ lang: "en" as const, cdOrder, disclaimer });
  const was = await save({ licenses: [license("NC")], toolDisclaimers: [paragraph("First.", 4)] });
  await Promise.all([
    save({ licenses: [license("NC"), license("VA")], was }),
    save({ licenses: [license("NC"), license("sc", " 7 ")], was }),
    save({ toolDisclaimers: [paragraph("Before.", 0), paragraph("First.", 1)], was }),
    save({ toolDisclaimers: [paragraph("First.", 0), paragraph("Behind.", 1)], was }),
  ]);
  const { licenses, toolDisclaimers } = await admin.as(() => Permissions.managedCorporation());
  expect(licenses.map(({ stateLic }) => stateLic).sort()).toEqual(["NC", "SC", "VA"]);
  expect(toolDisclaimers).toEqual([paragraph("Before.", 0), paragraph("First.", 1), paragraph("Behind.", 2)]);
});

it("refuses to change what was changed since it was read, and answers what it is now", async () => {
  const admin = await admins();
  const save = (changes: Parameters<typeof Permissions.changeCorporation>[0]["changes"]) =>
    admin.as(() => Permissions.changeCorporation({ changes }));
  const license = (licenseNum: string) => ({ stateLic: "NC", licenseNum, stateLang: "" });
  const was = await save({ disclaimer: "Estimates only.", licenses: [license("1")] });
  await save({ disclaimer: "By the other.", licenses: [license("2")], was });
  const current = expect.objectContaining({ disclaimer: "By the other.", licenses: [license("2")] });
  const refusal = { code: "conflict", current };
  await expect(save({ disclaimer: "Mine.", was })).rejects.toMatchObject(refusal);
  await expect(save({ licenses: [license("3")], was })).rejects.toMatchObject(refusal);
  // Another field, the same words again, and a caller who does not say what the change began with go through.
  expect(await save({ disclaimerEs: "Solo.", was })).toMatchObject({ disclaimer: "By the other." });
  expect(await save({ disclaimer: "By the other.", was })).toMatchObject({ disclaimerEs: "Solo." });
  expect(await save({ disclaimer: "Mine." })).toMatchObject({ disclaimer: "Mine." });
  expect(() => save({ was })).toThrow("No changes to save.");
});

it.each(["allowLoanAdvisorUpsell", "marketingKitVisible"] as const)(
  "lets no admin open what is sold by the permission %s, and staff do it",
  async (name) => {
    const admin = await admins();
    const opening = { changes: { [name]: true, showUSDA: true } };
    await expect(admin.as(() => Permissions.change(opening))).rejects.toMatchObject({
      code: "forbidden",
      message: "Only Highway's staff can turn add-ons on or off.",
    });
    expect(await admin.as(() => Permissions.ownPermissions())).toMatchObject({ [name]: false, showUSDA: false });
    const staff = await someone({ domain: "provider.test" });
    const byStaff = await staff.as(() => Permissions.change({ ...opening, corpID: admin.corpID }));
    expect(byStaff).toMatchObject({ [name]: true });
  },
);

it("invites by a mail that says who and where, once an address, and lets the invited join", async () => {
  const admin = await admins();
  const invited = { email: "New@lender.test", fullName: "Newman" };
  const { id } = await admin.as(() => Invitations.invite(invited));
  const again = await admin.as(() => Invitations.invite(invited));
  expect(again.id).toBe(id);
  expect(await admin.as(() => Invitations.list())).toEqual([again]);
  const mails = (await mailbox.all()).filter(({ to }) => to.includes("new@lender.test"));
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatchObject({ subject: "Ann <Lee> invited you to Highway" });
  expect(mails[0]!.text).toContain("http://127.0.0.1:3000/sign-in");
  expect(mails[0]!.html).toContain("Ann &#60;Lee&#62;");
  const user = await accept((await invitationsTo("new@lender.test"))[0]!);
  expect(user).toMatchObject({ corpID: admin.corpID, profile: { fullName: "Newman" }, roles: ["officer"] });
  expect(await admin.as(() => Invitations.list())).toEqual([]);
  await expect(admin.as(() => Invitations.invite(invited))).rejects.toMatchObject({ code: "conflict" });
  const officers = await admin.as(() => Corporations.listOfficers({}));
  expect(officers.map(({ email }) => email)).toEqual([admin.email, "new@lender.test"]);
});

/** Runs deeds so that each has read the table before the first one writes to it. */
async function atOnce<R>(deeds: readonly (() => Promise<R>)[]): Promise<R[]> {
  let arrived = 0;
  let open = () => {};
  const allHaveRead = new Promise<void>((resolve) => {
    open = resolve;
  });
  table.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (given) => {
        if (/^Transact/.test(commandName)) {
          if (++arrived === deeds.length) open();
          await allHaveRead;
        }
        return next(given);
      },
    { step: "initialize", name: "all have read" },
  );
  try {
    return await Promise.all(deeds.map((deed) => deed()));
  } finally {
    table.client.middlewareStack.remove("all have read");
  }
}

it("mails one invitation where two admins invite an address at the same moment, the first time and again", async () => {
  const [ann, staff] = [await admins(), await someone({ domain: "provider.test" })];
  for (let round = 1; round <= 20; round++) {
    const invited = { email: `both${round}@lender.test`, fullName: "Newman" };
    const mails = async () => (await mailbox.all()).filter(({ to }) => to.includes(invited.email)).length;
    const deeds = [ann, staff].map((who) => () => who.as(() => Invitations.invite({ ...invited, corpID: ann.corpID })));
    const [one, other] = await atOnce(deeds);
    expect(one).toEqual(other);
    expect([await mails(), await invitationsTo(invited.email)]).toMatchObject([1, [{ invitationId: one!.id }]]);
    advance(1_000);
    const [again, same] = await atOnce(deeds);
    expect(again).toEqual(same);
    expect([again!.id, again!.sentAt > one!.sentAt, await mails()]).toEqual([one!.id, true, 2]);
    expect(await ann.as(() => Invitations.list())).toContainEqual(again);
  }
  const kinds = (await ann.as(() => Audit.list({ scope: "corp", count: "100" }))).map(({ kind }) => kind).sort();
  expect(kinds).toEqual([...Array(20).fill("invitation.sent"), ...Array(20).fill("invitation.sent-again")]);
});

it("invites again whom the table still has with an invitation that is over, or who was withdrawn", async () => {
  const admin = await admins();
  const invite = (fullName: string) => admin.as(() => Invitations.invite({ email: "twice@lender.test", fullName }));
  const names = async () => (await invitationsTo("twice@lender.test")).map(({ fullName }) => fullName);
  await invite("First");
  advance(14 * 86_400_000 + 1000);
  const { id } = await invite("Second");
  expect(await names()).toEqual(["Second"]);
  await admin.as(() => Invitations.withdraw({ id }));
  await invite("Third");
  expect(await names()).toEqual(["Third"]);
});

it("forgets an invitation that was withdrawn or is two weeks old", async () => {
  const admin = await admins();
  const { id } = await admin.as(() => Invitations.invite({ email: "gone@lender.test", fullName: "Gone" }));
  await admin.as(() => Invitations.withdraw({ id }));
  expect(await invitationsTo("gone@lender.test")).toEqual([]);
  await expect(admin.as(() => Invitations.withdraw({ id }))).rejects.toMatchObject(missing);
  await admin.as(() => Invitations.invite({ email: "late@lender.test", fullName: "Late" }));
  advance(14 * 86_400_000 + 1000);
  expect(await invitationsTo("late@lender.test")).toEqual([]);
  expect(await admin.as(() => Invitations.list())).toEqual([]);
});

it("shuts a person out from the next call on, lets them in again, and never by their own hand", async () => {
  const admin = await admins();
  const officer = await someone({ corpID: admin.corpID });
  const set = (id: string, isAdmin: boolean, isActive: boolean) =>
    admin.as(() => Corporations.setOfficer({ id, change: { isAdmin, isActive } }));
  expect(await set(officer.id, false, false)).toMatchObject({ isActive: false });
  expect(await Users.standingOf(officer.id)).toBeUndefined();
  await set(officer.id, true, true);
  expect(await Users.standingOf(officer.id)).toMatchObject({ roles: ["officer", "admin"] });
  await expect(set(admin.id, true, false)).rejects.toMatchObject({ code: "conflict" });
  await expect(set(admin.id, false, true)).rejects.toMatchObject({ code: "conflict" });
  const elsewhere = await admins();
  await expect(set(elsewhere.id, false, false)).rejects.toMatchObject(missing);
});

it("leaves one of two admins who turn each other off at the same moment", async () => {
  for (const change of [{ isActive: false }, { isAdmin: false }]) {
    const ann = await admins();
    const ben = await someone({ corpID: ann.corpID, isAdmin: true });
    const deeds = [
      () => ann.as(() => Corporations.setOfficer({ id: ben.id, change })),
      () => ben.as(() => Corporations.setOfficer({ id: ann.id, change })),
    ];
    const refused = (await atOnce(deeds.map((deed) => () => deed().catch((error: unknown) => error)))).filter(
      (each) => each instanceof UserFacingError,
    );
    expect(refused).toMatchObject([missing]);
    const rows = await ann.as(() => Corporations.listOfficers({}));
    expect(rows.filter(({ isAdmin, isActive }) => isAdmin && isActive)).toHaveLength(1);
  }
});

it("changes of a person only what is named, so that a page that is out of date lets nobody in again", async () => {
  const admin = await admins();
  const officer = await someone({ corpID: admin.corpID });
  const change = (to: { isAdmin?: boolean; isActive?: boolean }) =>
    admin.as(() => Corporations.setOfficer({ id: officer.id, change: to }));
  expect(await change({ isActive: false })).toMatchObject({ isAdmin: false, isActive: false });
  expect(await change({ isAdmin: true })).toMatchObject({ isAdmin: true, isActive: false });
  expect(await change({ isActive: true })).toMatchObject({ isAdmin: true, isActive: true });
  const trail = await admin.as(() => Audit.list({ scope: "corp" }));
  expect(trail.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining([
      { admin: false, active: false },
      { admin: true, active: false },
      { admin: true, active: true },
    ]),
  );
  expect(() => admin.as(() => Corporations.setOfficer({ id: officer.id, change: {} }))).toThrow("No changes to save.");
});

it("lets staff found a corporation with its first admin", async () => {
  const staff = await someone({ domain: "provider.test" });
  const admin = { email: "boss@harbor.test", fullName: "Boss" };
  const { id } = await staff.as(() => Corporations.found({ name: "Harbor", admin }));
  expect((await Permissions.listCorporations())[0]).toEqual({ id, name: "Harbor" });
  expect(await accept((await invitationsTo(admin.email))[0]!)).toMatchObject({
    corpID: id,
    roles: ["officer", "admin"],
  });
});

it("founds a corporation once, where it is sent again because its mail did not go out", async () => {
  const staff = await someone({ domain: "provider.test" });
  const id = `crp_${"7".repeat(26)}`;
  const found = (email: string) =>
    staff.as(() => Corporations.found({ id, name: "Twice", admin: { email, fullName: "Boss" } }));
  await found("boss@twice.test");
  expect(await found("boss@twice.test")).toEqual({ id, name: "Twice" });
  expect(await found("bess@twice.test")).toEqual({ id, name: "Twice" });
  const named = (await Permissions.listCorporations()).filter(({ name }) => name === "Twice");
  expect(named).toEqual([{ id, name: "Twice" }]);
  const mails = (await mailbox.all()).flatMap(({ to }) => to).filter((to) => to.endsWith("@twice.test"));
  expect(mails.sort()).toEqual(["bess@twice.test", "boss@twice.test", "boss@twice.test"]);
});

it("finds people by name and address, and says when each was last seen", async () => {
  const admin = await admins();
  const ben = await someone({ corpID: admin.corpID, domain: "harbor.test" });
  const found = (searchText: string) => admin.as(() => Corporations.listOfficers({ searchText }));
  expect((await found("harbor")).map(({ id }) => id)).toEqual([ben.id]);
  expect(await found("harbor lee")).toHaveLength(1);
  expect(await found("zebra")).toEqual([]);
  expect((await found("harbor"))[0]?.lastActive).toBeNull();
  await Users.noteActive(ben.id);
  expect((await found("harbor"))[0]?.lastActive).toEqual(expect.any(String));
});
