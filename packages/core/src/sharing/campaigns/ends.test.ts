/** How a campaign ends without its officer. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeEach, describe, expect, it } from "vitest";
import { advance } from "../../platform/clock";
import { addDays } from "../../platform/pure/working-day";
import * as OfClient from "../../reports/of-client/index";
import * as Suppression from "../sending/suppression/index";
import { type KitOfficer, read, runAt, start, today } from "./campaigns.fixture";
import { campaignStage } from "./stage.fixture";

const stage = campaignStage(async () => {
  const mail = await startMail();
  return { mailbox: mail.mailbox, stop: await runBeside(startTable(), mail, startFiles()) };
});
const { arrived, email, schedules } = stage;
let officer: KitOfficer;
beforeEach(() => {
  officer = stage.officer();
});

describe("ends by itself once", () => {
  it.each<[why: string, endedBy: string, days: number, happens: () => Promise<unknown>]>([
    ["the client unsubscribed", "unsubscribed", 90, () => Suppression.add(Suppression.hashOf(email()), "unsubscribed")],
    ["the address bounced", "undeliverable", 90, () => Suppression.add(Suppression.hashOf(email()), "bounced")],
    ["the prequalification is over", "expired", 1, async () => advance(3 * 86_400_000)],
  ])("%s", async (_why, endedBy, days, happens) => {
    const campaign = await start(officer, { expires: addDays(today(), days) });
    await happens();
    await runAt(campaign, "team");
    expect(await read(officer)).toMatchObject({ status: "stopped", endedBy });
    expect((await arrived()).map(({ subject }) => subject)).not.toContain("Who is on your side");
    expect(await schedules()).toMatchObject([{ active: false }]);
  });

  it("the client is deleted, and stays ended when the client comes back", async () => {
    const campaign = await start(officer);
    await officer.as(() => OfClient.remove(officer.client._id));
    await runAt(campaign, "prequalified");
    expect(await arrived()).toEqual([]);
    await officer.as(() => OfClient.restore(officer.client._id));
    expect(await read(officer)).toMatchObject({ status: "stopped", endedBy: "clientGone" });
  });
});
