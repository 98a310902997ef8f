/** A run that dies leaves nothing that goes out twice. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { patience } from "@highway/local/patience.fixture";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { advance, now } from "../../platform/clock";
import { deliver } from "../../platform/mail/mail";
import * as Sending from "../sending/index";
import * as Suppression from "../sending/suppression/index";
import { goTo, type KitOfficer, runAt, runTwice, start } from "./campaigns.fixture";
import { CampaignEntity, type CampaignItem, CampaignStepEntity, type CampaignStepItem, laneOf } from "./entity";
import * as Campaigns from "./index";
import { campaignStage } from "./stage.fixture";

vi.mock(import("../../platform/mail/mail"), async (original) => {
  const mail = await original();
  return { ...mail, deliver: vi.fn(mail.deliver) };
});
const { deliver: reallyDeliver } =
  await vi.importActual<typeof import("../../platform/mail/mail")>("../../platform/mail/mail");
beforeEach(() => void vi.mocked(deliver).mockReset().mockImplementation(reallyDeliver));

const stage = campaignStage(async () => {
  const mail = await startMail();
  return { mailbox: mail.mailbox, stop: await runBeside(startTable(), mail, startFiles()) };
});
const { arrived, stateOf } = stage;
let officer: KitOfficer;
beforeEach(() => {
  officer = stage.officer();
});

it("reaches the messages behind fifty that fail each time", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  const campaign = await start(officer);
  const { data } = await CampaignEntity.get({ ownerId: officer.user.id, clientId: officer.client._id }).go();
  const message = campaign.messages.find(({ step }) => step === "prequalified")!;
  goTo(Date.parse(message.plannedAt) + 5000);
  const dueAt = new Date(now() - 60_000).toISOString();
  const broken = Array.from({ length: 50 }, (_, at) => ({
    ownerId: `usr_broken${at}`,
    clientId: `broken${at}${officer.client._id.at(-1)}`,
  }));
  for (const key of broken) {
    await CampaignEntity.put({ ...(data as CampaignItem), ...key, zone: "Nowhere" as never }).go();
    const times = { plannedAt: dueAt, changedAt: dueAt, dueAt, lane: laneOf(key.clientId) };
    await CampaignStepEntity.put({
      ...key,
      epoch: data!.epoch,
      step: "team",
      state: "planned",
      ...times,
    } as CampaignStepItem).go();
  }
  await runTwice();
  expect((await stateOf("prequalified")).state).toBe("sent");
  for (const key of broken) await CampaignEntity.patch(key).set({ status: "stopped" }).go();
  complaints.mockRestore();
});

describe("a run that dies", () => {
  const dead = () => new Promise<never>(() => undefined);
  const resumed = async () => {
    for (const minutes of [2, 10, 60]) {
      advance(minutes * 60_000);
      await Campaigns.run(now() + 60_000);
      await Sending.resume(now() + 60_000);
    }
    return [(await stateOf("prequalified")).mail?.status, (await arrived()).length];
  };

  it("before the message was handed over leaves it planned, and it goes out once", async () => {
    const campaign = await start(officer);
    vi.spyOn(Suppression, "reasonFor").mockImplementationOnce(dead);
    void runAt(campaign, "prequalified");
    await vi.waitFor(() => expect(Suppression.reasonFor).toHaveBeenCalled(), patience);
    expect((await stateOf("prequalified")).state).toBe("planned");
    expect(await resumed()).toEqual(["OK", 1]);
  });

  it("after the mail service took the email leaves it unknown, and nobody sends it again", async () => {
    const campaign = await start(officer);
    let hasDied = false;
    vi.mocked(deliver).mockImplementation(async (letter) => {
      const delivery = await reallyDeliver(letter);
      // The campaign of the test before may have a message that is due at the same time.
      if (hasDied || !letter.to.includes(stage.email())) return delivery;
      hasDied = true;
      return dead();
    });
    void runAt(campaign, "prequalified");
    await vi.waitFor(async () => expect(await arrived()).toHaveLength(1), patience);
    expect(await resumed()).toEqual(["unknown", 1]);
  });
});
