/** What an officer may do with a campaign, and what is refused. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeEach, describe, expect, it } from "vitest";
import * as Clients from "../../clients/index";
import * as Settings from "../../people/users/settings/index";
import { advance } from "../../platform/clock";
import { addDays } from "../../platform/pure/working-day";
import * as Reports from "../../reports/index";
import * as OfClient from "../../reports/of-client/index";
import { type KitOfficer, kitOfficer, read, runAt, runTwice, start, today } from "./campaigns.fixture";
import * as Campaigns from "./index";
import { sentences } from "./schema";
import { campaignStage, unstamped } from "./stage.fixture";

const stage = campaignStage(async () => {
  const mail = await startMail();
  return { mailbox: mail.mailbox, stop: await runBeside(startTable(), mail, startFiles()) };
});
const { arrived, stateOf } = stage;
let officer: KitOfficer;
beforeEach(() => {
  officer = stage.officer();
});

describe("the officer", () => {
  const change = async (sent: object) => {
    const { lastUpdated } = await read(officer);
    return officer.as(() => Campaigns.change(officer.client._id, { lastUpdated, ...sent }));
  };

  it("pauses, and what is more than 5 days late by then is skipped, the rest never within 48 hours", async () => {
    const campaign = await start(officer);
    await runAt(campaign, "prequalified");
    await change({ status: "paused" });
    await runAt(campaign, "team");
    expect(await stateOf("team")).toMatchObject({ state: "planned" });
    await runAt(campaign, "tenThousand");
    await change({ status: "active" });
    advance(2000);
    await runTwice();
    expect(await stateOf("team")).toMatchObject({ state: "skipped", reason: "late" });
    expect(await stateOf("tenThousand")).toMatchObject({ state: "sent" });
  });

  it("stops with a reason, and starts again with a new epoch, in which nothing of the old one goes out", async () => {
    const first = await start(officer);
    await expect(start(officer)).rejects.toMatchObject({ code: "conflict", message: sentences.running });
    expect(await change({ status: "stopped", endedBy: "bought" })).toMatchObject({ endedBy: "bought" });
    await expect(change({ status: "active" })).rejects.toMatchObject({ message: sentences.ended });
    const again = await start(officer);
    expect([first.epoch, again.epoch, again.id === first.id]).toEqual([1, 2, true]);
    await runAt(again, "prequalified");
    expect(await arrived()).toHaveLength(1);
  });

  it("writes other words, which must keep the required figures, and skips a message", async () => {
    const campaign = await start(officer);
    const edit = async (step: "tenThousand" | "prequalified", sent: object) => {
      const { lastUpdated } = await read(officer);
      return officer.as(() => Campaigns.changeMessage(officer.client._id, step, { lastUpdated, ...sent }));
    };
    const text = { subject: "Hello", body: "No figure." };
    await expect(edit("tenThousand", { text })).rejects.toMatchObject({
      fields: { "text.body": expect.stringContaining("PER10K") },
    });
    const own = { subject: "Hello [[FIRSTNAME]]", body: "Dear [[FIRSTNAME]], a <b>$2,000</b> payment. [[OFFICER]]" };
    await edit("prequalified", { text: own });
    await edit("tenThousand", { isSkipped: true });
    await runAt(campaign, "prequalified");
    await runAt(campaign, "tenThousand");
    const [mail] = await arrived();
    expect(mail!.subject).toBe("Hello Jordan");
    expect(mail!.html).toContain("&lt;b&gt;$2,000&lt;/b&gt;");
    expect(mail!.text).toMatch(/Its APR is/);
    expect(await stateOf("tenThousand")).toMatchObject({ state: "skipped", reason: "officer" });
    await expect(edit("prequalified", { text: own })).rejects.toMatchObject({ message: sentences.done });
  });

  it("loses a stale change, with the newer state in the answer", async () => {
    const { lastUpdated } = await start(officer);
    await change({ status: "paused" });
    const late = officer.as(() => Campaigns.change(officer.client._id, { lastUpdated, status: "stopped" }));
    await expect(late).rejects.toMatchObject({ code: "conflict", current: { status: "paused" } });
  });

  it("cannot start without an address, a header, a complete report, or in the past", async () => {
    await expect(start(officer, { start: addDays(today(), -1) })).rejects.toMatchObject({
      fields: { start: sentences.start },
    });
    await expect(start(officer, { reportID: `rpt_${"0".repeat(26)}` })).rejects.toMatchObject({
      fields: { reportID: sentences.report },
    });
    await officer.as(() =>
      Clients.update({ id: officer.client._id, client: { ...unstamped(officer.client), primaryEmail: null } }),
    );
    await expect(start(officer)).rejects.toMatchObject({
      fields: { primaryEmail: "Email is required for the client's active drip campaign" },
    });
  });

  it("cannot start while its emails would name a company and no postal address", async () => {
    const nowhere = await kitOfficer({}, { address: "", city: "", state: "", zip: "" });
    await expect(start(nowhere)).rejects.toMatchObject({ code: "invalid", message: sentences.header });
  });

  it("is told that a message was skipped where the header names no postal address by then, and the next one goes out once it does", async () => {
    const campaign = await start(officer);
    const { address } = officer.user.header;
    await officer.as(() => Settings.setHeader({ address: "" }));
    await runAt(campaign, "prequalified");
    expect(await stateOf("prequalified")).toMatchObject({ state: "skipped", reason: "noPostalAddress" });
    expect(await arrived()).toEqual([]);
    const [told, ...others] = await arrived(officer.user.email);
    expect(others).toEqual([]);
    expect(told!.text).toContain("your header is missing your name or postal address");
    expect(told!.text).toContain("/members/administration/custom-settings?tab=customheader");
    await officer.as(() => Settings.setHeader({ address }));
    await runAt(campaign, "team");
    expect(await stateOf("team")).toMatchObject({ state: "sent" });
  });

  it("cannot empty the address of a client while the campaign runs, and can afterwards", async () => {
    await start(officer);
    const empty = () =>
      officer.as(() =>
        Clients.update({ id: officer.client._id, client: { ...unstamped(officer.client), primaryEmail: null } }),
      );
    await expect(empty()).rejects.toMatchObject({
      fields: { primaryEmail: "Email is required for the client's active drip campaign" },
    });
    await change({ status: "stopped" });
    expect((await empty()).primaryEmail).toBeNull();
  });

  it("enters the closing date, and takes the figures from another report", async () => {
    const { client, report, as } = officer;
    await start(officer);
    for (const closing of [today(), addDays(today(), -3)])
      await expect(change({ closing })).rejects.toMatchObject({ fields: { closing: sentences.closing } });
    await expect(start(officer, { closing: today() })).rejects.toMatchObject({ code: "conflict" });
    const closing = addDays(today(), 30);
    expect(await change({ closing })).toMatchObject({ closing, reportID: report.id, maxPrice: null });
    const { id: _, ...document } = report;
    const other = await as(() => Reports.create({ clientID: client._id, report: document as never }));
    expect(await change({ reportID: other.report.id })).toMatchObject({ closing, reportID: other.report.id });
    await expect(change({ reportID: `rpt_${"0".repeat(26)}` })).rejects.toMatchObject({
      fields: { reportID: sentences.report },
    });
  });

  it("sees every campaign in one list: where it stands, and what goes out next", async () => {
    const list = () => officer.as(() => Campaigns.list({ offset: 0, count: 25 }));
    expect(await list()).toEqual([]);
    const campaign = await start(officer);
    await runAt(campaign, "prequalified");
    const { lastUpdated } = await read(officer);
    const { _id: clientID, name: clientName } = officer.client;
    await officer.as(() => Campaigns.changeMessage(clientID, "team", { lastUpdated, isSkipped: true }));
    const [line, ...others] = await list();
    expect(others).toEqual([]);
    const county = campaign.messages.find(({ step }) => step === "county")!;
    expect(line).toMatchObject({
      clientID,
      clientName,
      status: "active",
      endedBy: null,
      waitsForApproval: false,
      sent: 1,
      skipped: 0,
      next: { title: "Your county by the numbers", at: county.plannedAt },
    });
    await change({ status: "paused", pausedFor: "answered" });
    expect(await list()).toMatchObject([{ status: "paused", pausedFor: "answered", next: null }]);
    const stranger = await kitOfficer();
    expect(await stranger.as(() => Campaigns.list({ offset: 0, count: 25 }))).toEqual([]);
    await officer.as(() => OfClient.remove(clientID, Campaigns.keepUntil));
    expect(await list()).toEqual([]);
  });

  it("has no campaigns without the kit", async () => {
    const other = await kitOfficer({ marketingKitVisible: false });
    await expect(start(other)).rejects.toMatchObject({ code: "forbidden", message: sentences.notYours });
    await expect(read(other)).rejects.toMatchObject({ code: "forbidden" });
    await expect(other.as(() => Campaigns.list({ offset: 0, count: 25 }))).rejects.toMatchObject({ code: "forbidden" });
  });
});
