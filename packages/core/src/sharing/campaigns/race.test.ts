/** Two schedulers that take up the same messages at the same time: each message goes out once. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { runAs } from "../../platform/actor";
import { advance, isoNow, now } from "../../platform/clock";
import { newId } from "../../platform/id";
import { deliver } from "../../platform/mail/mail";
import { SentMailEntity } from "../sending/entity";
import { environment } from "../sending/officer.fixture";
import { sendAsOwner } from "../sending/outbox";
import { goTo, kitOfficer, start, startRates, zone } from "./campaigns.fixture";
import { CampaignEntity, type CampaignItem, CampaignStepEntity, type CampaignStepItem, laneOf } from "./entity";
import { handOver } from "./hand-over";
import * as Campaigns from "./index";

vi.mock(import("../../platform/mail/mail"), async (original) => ({ ...(await original()), deliver: vi.fn() }));

/** Of the emails that the races leave in the outbox, so many are sent, by two who race again. */
const SENT = 40;
/** The whole measurement is of 10,000, and takes minutes; a test on each push runs a part of it. */
const RACES = Number(process.env.CAMPAIGN_RACES ?? 100);
const AT_ONCE = 8;

const sentTo = new Map<string, number>();
beforeAll(async () => {
  const [stop, rates] = [await runBeside(startTable(), await startMail(), startFiles()), await startRates()];
  Object.assign(process.env, environment);
  vi.mocked(deliver).mockImplementation(async ({ to }) => {
    sentTo.set(to[0]!, (sentTo.get(to[0]!) ?? 0) + 1);
    return { kind: "sent", messageId: newId("sentMail") };
  });
  return () => Promise.all([stop(), rates.stop()]);
});
beforeEach(() => sentTo.clear());

it("hands each message over once, however they race", async () => {
  const { user, client, report } = await kitOfficer();
  const at = isoNow();
  const made = (place: number): { campaign: CampaignItem; step: CampaignStepItem; email: string } => {
    const owner = { ownerId: user.id, clientId: `${client._id}-${place}` };
    const times = { plannedAt: at, changedAt: at, dueAt: at, lane: laneOf(owner.clientId) };
    const campaign = {
      ...owner,
      campaignId: newId("campaign"),
      corpId: user.corpID,
      epoch: 1,
      status: "active" as const,
      reportId: report.id,
      start: at.slice(0, 10),
      zone,
      lang: "en" as const,
      terms: { maxPrice: null, expires: null, closing: null },
      texts: {},
      skipped: [],
      createdAt: at,
      lastUpdated: at,
    };
    return {
      campaign,
      step: { ...owner, epoch: 1, step: "team", state: "planned", ...times },
      email: `p${place}@example.com`,
    };
  };
  const message = {
    subject: "A subject",
    message: { html: "<p>x</p>", text: "x", pictures: [] },
    figures: {},
    lacking: [],
    together: {},
  };
  const officer = {
    kind: "person",
    userId: user.id,
    corpId: user.corpID,
    sessionId: "job",
    roles: ["officer"],
  } as const;
  const scheduler = ({ campaign, step, email }: ReturnType<typeof made>) =>
    runAs(officer, { address: "none", agent: "" }, async () => {
      const handed = await handOver(campaign, step, message, email);
      if (handed && sentTo.size < SENT) {
        const sending = () => sendAsOwner(handed.send, [handed.mail], now() + 600_000);
        await Promise.all([sending(), sending()]);
      }
      return handed !== undefined;
    });
  let next = 0;
  const worker = async () => {
    while (next < RACES) {
      const race = made(next++);
      await Promise.all([CampaignEntity.put(race.campaign).go(), CampaignStepEntity.put(race.step).go()]);
      const won = await Promise.all([scheduler(race), scheduler(race)]);
      expect(won.filter(Boolean)).toHaveLength(1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(sentTo.size).toBeGreaterThanOrEqual(Math.min(SENT, RACES));
  expect([...sentTo.values()].filter((times) => times !== 1)).toEqual([]);
  const { data: mails } = await SentMailEntity.query.byOwner({ ownerId: user.id }).go({ pages: "all" });
  expect(new Set(mails.map(({ email }) => email)).size).toBe(RACES);
  expect(mails).toHaveLength(RACES);
}, 3_600_000);

it("runs beside another run of the job without sending twice", async () => {
  const officer = await kitOfficer();
  const campaign = await start(officer);
  for (const step of ["prequalified", "team", "tenThousand", "noNewDebts"] as const) {
    goTo(Date.parse(campaign.messages.find((each) => each.step === step)!.plannedAt));
    // The next may be due 48 hours after the last went out, which is some seconds later than planned.
    for (let minute = 0; minute < 2; minute++) {
      advance(60_000);
      await Promise.all([Campaigns.run(now() + 600_000), Campaigns.run(now() + 600_000)]);
    }
  }
  expect([...sentTo.values()]).toEqual([4]);
});
