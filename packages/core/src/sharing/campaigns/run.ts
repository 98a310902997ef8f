/** What the job does about messages that are due: it sends them by the outbox, has them wait, or skips them and tells the officer. */
import * as Clients from "../../clients/index";
import type { Client } from "../../clients/schema";
import * as Permissions from "../../people/permissions/index";
import * as Users from "../../people/users/index";
import { runAs } from "../../platform/actor";
import { isoNow, now } from "../../platform/clock";
import { logError } from "../../platform/log";
import * as OfClient from "../../reports/of-client/index";
import { sendAsOwner } from "../sending/outbox";
import * as Suppression from "../sending/suppression/index";
import { hasBegun, isApproved } from "./approvals/state";
import { CampaignEntity, type CampaignItem, CampaignStepEntity, type CampaignStepItem, lanes } from "./entity";
import { knownOf } from "./gather";
import { comeBack, endFor, handOver, skip } from "./hand-over";
import { lateAfter, turnOf } from "./pure/plan";
import type { EndReason } from "./pure/reasons";
import { stepKeys } from "./pure/steps";
import { dayIn } from "./pure/zone";
import { CAMPAIGN_NAME } from "./schema";
import { namesSender } from "./start";
import { noFigure, noPostalAddress, tellSkipped } from "./tell-skipped";
import { reasonsFor, writeMessage } from "./write";

/** Tells why a campaign is over; undefined while it is not. */
async function whyOver(campaign: CampaignItem, client: Client | undefined): Promise<EndReason | undefined> {
  const { ownerId, zone, campaignId } = campaign;
  const { expires, closing } = campaign.terms;
  const today = dayIn(zone, now());
  if (!client) return "clientGone";
  if (!(await Users.standingOf(ownerId))) return "shutOut";
  if (!client.schedules.some(({ id, active }) => id === campaignId && active)) return "stopped";
  if (client.primaryEmail === null) return "noEmail";
  if (closing && closing <= today) return "closed";
  if (expires && expires < today) return "expired";
  const reason = await Suppression.reasonFor(Suppression.hashOf(client.primaryEmail));
  if (!reason) return undefined;
  return reason === "bounced" ? "undeliverable" : "unsubscribed";
}

/** Ends a campaign. The client is told first, so that a run that is cut short finds the campaign as it was and ends it again. */
async function end(campaign: CampaignItem, client: Client | undefined, reason: EndReason): Promise<void> {
  if (client) await OfClient.noteCampaign(client._id, { id: campaign.campaignId, name: CAMPAIGN_NAME, active: false });
  await endFor(campaign, reason);
}

async function send(campaign: CampaignItem, step: CampaignStepItem, client: Client, until: number): Promise<void> {
  const { known, together, brand } = await knownOf(campaign, client);
  if (!namesSender(brand)) {
    if (await skip(step, "noPostalAddress")) await tellSkipped(client, step.step, noPostalAddress);
    return;
  }
  const message = writeMessage(step.step, campaign.lang, campaign.texts[step.step], known);
  if (message.lacking.length > 0) {
    const lacks = { lacking: message.lacking, why: reasonsFor(message.lacking, known) };
    if (await skip(step, "noFigure", lacks)) await tellSkipped(client, step.step, noFigure(lacks));
    return;
  }
  const handed = await handOver(campaign, step, { ...message, together }, client.primaryEmail!);
  if (handed) await sendAsOwner(handed.send, [handed.mail], until);
}

const DAY_MS = 86_400_000;

/**
 * Takes up one message of an active campaign, as its officer. A series that was never approved waits without being late: it begins anew on the day of its
 * approval. A message whose words were changed afterwards waits until it is late.
 */
async function takeUpActive(campaign: CampaignItem, step: CampaignStepItem, until: number): Promise<void> {
  const plannedAt = Date.parse(step.plannedAt);
  const client = await Clients.find(campaign.clientId, { consistent: true });
  const over = await whyOver(campaign, client);
  if (over) {
    await end(campaign, client, over);
    return void (await skip(step, "ended"));
  }
  const { sendForApproval } = await Permissions.ownPermissions();
  const waits = sendForApproval && !isApproved(campaign, step.step);
  if (sendForApproval && !campaign.approval?.approvedAt && !hasBegun(campaign))
    return void (await comeBack(step, now() + DAY_MS));
  if (campaign.skipped.includes(step.step)) return void (await skip(step, "officer"));
  const lastSentAt = campaign.lastSentAt ? Date.parse(campaign.lastSentAt) : undefined;
  const turn = turnOf({ plannedAt, lastSentAt, zone: campaign.zone }, now());
  if (turn.kind === "late") return void (await skip(step, waits ? "notApproved" : "late"));
  if (waits) return void (await comeBack(step, lateAfter(plannedAt) + 1));
  if (turn.kind === "wait") return void (await comeBack(step, turn.until));
  return send(campaign, step, client!, until);
}

const byJob = { address: "none", agent: "Campaigns" };

async function takeUp(step: CampaignStepItem, until: number): Promise<void> {
  const { ownerId, clientId } = step;
  const { data: campaign } = await CampaignEntity.get({ ownerId, clientId }).go({ consistent: true });
  if (!campaign || campaign.epoch !== step.epoch || campaign.status === "stopped")
    return void (await skip(step, "ended"));
  const officer = {
    kind: "person",
    userId: ownerId,
    corpId: campaign.corpId,
    sessionId: "job",
    roles: ["officer"],
  } as const;
  await runAs(officer, byJob, async () => {
    const end = lateAfter(Date.parse(step.plannedAt));
    if (campaign.status === "active") await takeUpActive(campaign, step, until);
    else if (now() > end) await skip(step, "late");
    else await comeBack(step, end + 1);
    if (step.step === stepKeys.at(-1)) await finish(step);
  });
}

/** Ends the campaign whose last message is done. */
async function finish({ ownerId, clientId, epoch, step }: CampaignStepItem): Promise<void> {
  const [{ data: campaign }, { data: last }] = await Promise.all([
    CampaignEntity.get({ ownerId, clientId }).go({ consistent: true }),
    CampaignStepEntity.get({ ownerId, clientId, epoch, step }).go({ consistent: true }),
  ]);
  if (last?.state === "planned" || campaign?.epoch !== epoch || campaign.status === "stopped") return;
  await end(campaign, await Clients.find(clientId, { consistent: true }), "finished");
}

/** One read takes this many messages of a part. */
const A_READ = 50;
/** What failed stands behind what is due meanwhile: as many as one read takes, failing each time, would keep all others from being read. */
const AGAIN_MS = 5 * 60_000;

const failed = async (error: unknown, step: CampaignStepItem): Promise<void> => {
  logError(error, { doing: "take up a message of a campaign", client: step.clientId });
  await comeBack(step, now() + AGAIN_MS);
};

async function runLane(lane: string, until: number): Promise<number> {
  const { data } = await CampaignStepEntity.query
    .due({ lane })
    .lte({ dueAt: isoNow() })
    .go({ limit: A_READ, hydrate: false });
  for (const step of data) {
    if (now() >= until) break;
    await takeUp(step, until)
      .catch((error) => failed(error, step))
      .catch(logError);
  }
  return data.length;
}

/**
 * Takes up the messages that are due, each part of them by itself.
 * @param until  milliseconds since 1970 after which none is begun
 * @returns how many were due
 */
export async function run(until: number): Promise<number> {
  const counts = await Promise.all(lanes.map((lane) => runLane(lane, until)));
  return counts.reduce((sum, count) => sum + count, 0);
}
