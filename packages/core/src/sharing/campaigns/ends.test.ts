/** How a campaign ends without its officer. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as Clients from "../../clients/index";
import { advance } from "../../platform/clock";
import { addDays } from "../../platform/pure/working-day";
import * as OfClient from "../../reports/of-client/index";
import * as Suppression from "../sending/suppression/index";
import { type KitOfficer, read, runAt, start, today } from "./campaigns.fixture";
import { CampaignEntity, CampaignStepEntity } from "./entity";
import * as Campaigns from "./index";
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

  it("the client closes, on that day", async () => {
    const campaign = await start(officer, { closing: addDays(today(), 5) });
    await runAt(campaign, "prequalified");
    await runAt(campaign, "county");
    expect(await read(officer)).toMatchObject({ status: "stopped", endedBy: "closed" });
    expect((await arrived()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You are prequalified/)]);
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

it("hands nothing over once its client is deleted, although a scheduler had read both before", async () => {
  const campaign = await start(officer);
  const clientId = officer.client._id;
  // The scheduler asks for the address after it read the campaign and the client, and before it hands the message over.
  const reading = vi.spyOn(Suppression, "reasonFor").mockImplementationOnce(async () => {
    await officer.as(async () => {
      await OfClient.remove(clientId);
      await Campaigns.keepUntil(clientId, 4_000_000_000);
    });
    return undefined;
  });
  await runAt(campaign, "prequalified");
  expect(reading).toHaveBeenCalled();
  expect(await arrived()).toEqual([]);
  const key = { ownerId: officer.user.id, clientId };
  const gone = { expiresAt: 4_000_000_000 };
  const { data: ended } = await CampaignEntity.get(key).go();
  expect(ended).toMatchObject({ ...gone, status: "stopped", endedBy: "clientGone" });
  const { data: steps } = await CampaignStepEntity.query.ofClient(key).go({ pages: "all" });
  expect(steps).toHaveLength(14);
  expect(steps.filter(({ expiresAt, sendId }) => expiresAt !== gone.expiresAt || sendId)).toEqual([]);
});

it("ends with its client by the job where the function that deleted the client died before it came to the campaign", async () => {
  await start(officer);
  const clientId = officer.client._id;
  const key = { ownerId: officer.user.id, clientId };
  const campaign = async () => (await CampaignEntity.get(key).go({ consistent: true })).data!;
  const finish = async () => {
    advance(3 * 60_000);
    await OfClient.finish(Number.POSITIVE_INFINITY, Campaigns.keepUntil);
  };
  const dies = async () => {
    throw new Error("The function was killed.");
  };
  await expect(officer.as(() => OfClient.remove(clientId, dies))).rejects.toThrow("killed");
  expect(await campaign()).toMatchObject({ status: "active" });
  await finish();
  const { expiresAt } = (await officer.as(() => Clients.standingOf(clientId)))!;
  expect(await campaign()).toMatchObject({ status: "stopped", endedBy: "clientGone", expiresAt });

  await expect(officer.as(() => OfClient.restore(clientId, dies))).rejects.toThrow("killed");
  await finish();
  expect((await campaign()).expiresAt).toBeUndefined();
  const { data: steps } = await CampaignStepEntity.query.ofClient(key).go({ pages: "all", consistent: true });
  expect(steps.filter(({ expiresAt }) => expiresAt !== undefined)).toEqual([]);
});
