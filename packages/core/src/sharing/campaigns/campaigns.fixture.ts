/** A campaign that has started, and the way through its days, for the tests. */
import { advance, now } from "../../platform/clock";
import { provider } from "../../platform/outside/outside.fixture";
import { newOfficer } from "../sending/officer.fixture";
import * as Campaigns from "./index";
import { dayIn, hourIn } from "./pure/zone";
import type { Campaign, CampaignStart } from "./schema";

export const zone = "America/New_York" as const;

const header = {
  name: "Dana Whitfield",
  company: "Summit Home Lending",
  license: "9401827",
  email: "dana@summit.test",
  address: "4100 Wake Ridge Road",
  city: "Raleigh",
  state: "NC",
  zip: "27609",
};

const HOUR_MS = 3_600_000;
const BEFORE_OPENING = 8;

/**
 * Makes an officer who has the 90 Day Kit, early in the morning: a campaign that starts in working hours sends its first message at once, and its
 * second up to eight hours later than planned.
 */
export function kitOfficer(permissions: Parameters<typeof newOfficer>[0] = {}, differs: Partial<typeof header> = {}) {
  advance(((24 + BEFORE_OPENING - hourIn(zone, now())) % 24) * HOUR_MS);
  return newOfficer({ marketingKitVisible: true, ...permissions }, { ...header, ...differs });
}
export type KitOfficer = Awaited<ReturnType<typeof kitOfficer>>;

export const start = ({ as, client, report }: KitOfficer, input: Partial<CampaignStart> = {}): Promise<Campaign> =>
  as(async () => Campaigns.start({ clientID: client._id, reportID: report.id, zone, ...input }));

export const read = async ({ as, client }: KitOfficer): Promise<Campaign> =>
  (await as(() => Campaigns.find(client._id)))[0]!;

/** Moves the clock to a time, which is in the future. */
export const goTo = (instant: number) => advance(Math.max(0, instant - now()));
export const today = () => dayIn(zone, now());

/** Goes to the moment at which a message is due, and runs the job then and a minute later: 48 hours after the last one may be some seconds away. */
export async function runAt(campaign: Campaign, step: Campaign["messages"][number]["step"]): Promise<void> {
  goTo(Date.parse(campaign.messages.find((each) => each.step === step)!.plannedAt) + 5000);
  await runTwice();
}

export async function runTwice(): Promise<void> {
  await Campaigns.run(now() + 60_000);
  advance(60_000);
  await Campaigns.run(now() + 60_000);
}

const WEEK_MS = 7 * 24 * HOUR_MS;
/** Starts a source of the average mortgage rate, which falls by a hundredth each Thursday up to today. */
export async function startRates(): Promise<{ stop: () => Promise<void> }> {
  const first = Date.parse("2026-01-01");
  const thursdays = () =>
    Array.from({ length: Math.floor((now() - first) / WEEK_MS) + 1 }, (_, week) =>
      [new Date(first + week * WEEK_MS).toISOString().slice(0, 10), (900 - week) / 100].join(),
    );
  const running = await provider(() => ({ body: ["observation_date,MORTGAGE30US", ...thursdays()].join("\n") }));
  process.env.FRED_URL = running.url;
  return running;
}
