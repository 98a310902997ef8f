/** A campaign in a corporation that approves emails: nothing goes out before the whole series is approved. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as Audit from "../../../people/audit/index";
import { AuditEvent } from "../../../people/audit/schema";
import * as Users from "../../../people/users/index";
import { runAs } from "../../../platform/actor";
import { advance } from "../../../platform/clock";
import { addDays } from "../../../platform/pure/working-day";
import { environment } from "../../sending/officer.fixture";
import { type KitOfficer, kitOfficer, read, runAt, runTwice, start, startRates, today } from "../campaigns.fixture";
import * as Campaigns from "../index";
import { sentences } from "../schema";
import * as Approvals from "./index";

let mailbox: Awaited<ReturnType<typeof startMail>>["mailbox"];
beforeAll(async () => {
  const mail = await startMail();
  const [stop, rates] = [await runBeside(startTable(), mail, startFiles()), await startRates()];
  Object.assign(process.env, environment);
  mailbox = mail.mailbox;
  return () => Promise.all([stop(), rates.stop()]);
});

let officer: KitOfficer;
let asAdmin: <R>(run: () => R) => R;
let count = 0;
const approver = () => `compliance${count}@summit.test`;
const answersTo = () => `dana${count}@summit.test`;
beforeEach(async () => {
  count += 1;
  officer = await kitOfficer({ sendForApproval: true, approvalEmailTo: approver() }, { email: answersTo() });
  const { corpID } = officer.user;
  const admin = await Users.create({ email: `admin${count}@kit.test`, fullName: "Ana Admin", corpID });
  asAdmin = (run) =>
    runAs(
      { kind: "person", userId: admin.id, corpId: corpID, sessionId: "ses_a", roles: ["officer", "admin"] },
      { address: "203.0.113.9", agent: "" },
      run,
    );
});
const arrived = async (to: string) => (await mailbox.all()).filter((mail) => mail.to.includes(to));
/** What the test's own officer sent: the series of other tests go on. */
const clientGot = async () =>
  (await arrived(officer.client.primaryEmail!))
    .filter(({ replyTo }) => replyTo.includes(answersTo()))
    .map(({ text }) => text);
const lastUpdated = async () => (await read(officer)).lastUpdated;
const ask = async () => {
  const at = await lastUpdated();
  return officer.as(() => Campaigns.askForApproval(officer.client._id, { lastUpdated: at }));
};
const place = () => ({ ownerId: officer.user.id, clientId: officer.client._id });
const answer = async (isApproved: boolean, note?: string) => {
  const [series] = await asAdmin(() => Approvals.waitingSeries({}));
  return asAdmin(() =>
    Approvals.answer({ ...place(), lastUpdated: series!.lastUpdated, isApproved, ...(note && { note }) }),
  );
};
const edit = async (step: "team" | "noNewDebts", body: string) => {
  const at = await lastUpdated();
  const text = { subject: "Hello", body };
  return officer.as(() => Campaigns.changeMessage(officer.client._id, step, { lastUpdated: at, text }));
};
const kinds = async () =>
  (await officer.as(() => Audit.list({ scope: "own", count: 50 } as never))).map(
    (event) => AuditEvent.parse(event).kind,
  );

describe("a series", () => {
  it("waits until it is approved, begins on that day, and then goes out as planned", async () => {
    const before = (await clientGot()).length;
    const campaign = await start(officer);
    expect(campaign.approval).toEqual({ kind: "notAsked", note: null, waiting: 14 });
    await runAt(campaign, "prequalified");
    expect((await ask()).approval?.kind).toBe("asked");
    const [mail] = await arrived(approver());
    expect(mail!.subject).toBe("Dana Whitfield asks you to approve a 90-day campaign");
    expect(mail!.text).toContain("[[OFFICER]]");
    expect(mail!.text).toContain("/admin?tab=approvals");
    advance(8 * 86_400_000);
    await runTwice();
    expect((await clientGot()).length).toBe(before);
    expect(
      (await read(officer)).messages.every(({ state, waitsForApproval }) => state === "planned" && waitsForApproval),
    ).toBe(true);
    expect(await answer(true)).toEqual([]);
    const approved = await read(officer);
    expect(approved).toMatchObject({ start: today(), approval: { kind: "approved", waiting: 0 } });
    await runAt(approved, "prequalified");
    expect((await clientGot()).length).toBe(before + 1);
    expect((await arrived(officer.user.email)).map(({ subject }) => subject)).toContain(
      "The campaign to Jordan Doe is approved",
    );
    expect(await kinds()).toEqual(expect.arrayContaining(["campaign.approvalAsked", "campaign.approved"]));
  });

  it("comes back with what is to be changed, and is asked for again", async () => {
    await start(officer);
    await ask();
    await answer(false, "Name no price range.");
    expect((await read(officer)).approval).toEqual({ kind: "returned", note: "Name no price range.", waiting: 14 });
    expect((await arrived(officer.user.email))[0]!.text).toContain("Name no price range.");
    expect((await ask()).approval).toMatchObject({ kind: "asked", note: null });
  });

  it("keeps its days where it is approved before the first", async () => {
    const first = addDays(today(), 10);
    await start(officer, { start: first });
    await ask();
    await answer(true);
    expect((await read(officer)).start).toBe(first);
  });

  it("has a message whose words changed wait for an approval of its own, and the others go out", async () => {
    const campaign = await start(officer);
    await ask();
    await answer(true);
    const changed = await edit("team", "Other words. [[OFFICER]]");
    expect(changed.approval).toEqual({ kind: "changed", note: null, waiting: 1 });
    for (const step of ["prequalified", "team", "tenThousand"] as const) await runAt(campaign, step);
    const { messages } = await read(officer);
    expect(messages.find(({ step }) => step === "team")).toMatchObject({ state: "skipped", reason: "notApproved" });
    const out = messages.filter(({ state }) => state === "sent").map(({ step }) => step);
    expect(out).toEqual(["prequalified", "tenThousand"]);
    await edit("noNewDebts", "No debts, [[FIRSTNAME]].");
    await ask();
    await answer(true);
    await runAt(campaign, "noNewDebts");
    expect((await clientGot()).filter((text) => text.includes("No debts, Jordan."))).toHaveLength(1);
  });
});

describe("an answer", () => {
  it("is of the words that were read", async () => {
    await start(officer);
    await ask();
    const [series] = await asAdmin(() => Approvals.waitingSeries({}));
    await edit("team", "Other words. [[OFFICER]]");
    const late = asAdmin(() => Approvals.answer({ ...place(), lastUpdated: series!.lastUpdated, isApproved: true }));
    await expect(late).rejects.toMatchObject({ code: "conflict", message: sentences.seriesChanged });
  });

  it("is no officer's, nobody's of another corporation, and of no campaign of one's own", async () => {
    await start(officer);
    await ask();
    const sent = { ...place(), lastUpdated: await lastUpdated(), isApproved: true };
    await expect(officer.as(async () => Approvals.answer(sent))).rejects.toMatchObject({ code: "missing" });
    const other = await kitOfficer();
    const as = (userId: string, corpId: string) => () =>
      runAs(
        { kind: "person", userId, corpId, sessionId: "ses_b", roles: ["officer", "admin"] },
        { address: "203.0.113.9", agent: "" },
        () => Approvals.answer(sent),
      );
    await expect(as(other.user.id, other.user.corpID)()).rejects.toMatchObject({ code: "missing" });
    await expect(as(officer.user.id, officer.user.corpID)()).rejects.toMatchObject({ message: sentences.ownSeries });
  });

  it("is asked for only where something waits, and no more once the campaign stopped", async () => {
    await start(officer);
    await ask();
    await answer(true);
    await expect(ask()).rejects.toMatchObject({ message: sentences.nothingToApprove });
    await edit("team", "Other words. [[OFFICER]]");
    await ask();
    const at = await lastUpdated();
    await officer.as(() => Campaigns.change(officer.client._id, { lastUpdated: at, status: "stopped" }));
    expect(await asAdmin(() => Approvals.waitingSeries({}))).toEqual([]);
  });
});
