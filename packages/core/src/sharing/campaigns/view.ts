/** How the officer sees a campaign: each message with its day, its words and what became of it. */
import type { Client } from "../../clients/schema";
import * as Permissions from "../../people/permissions/index";
import { holidayNames } from "../../platform/pure/working-day";
import { SentMailEntity, toSent } from "../sending/entity";
import { approvalOf, isApproved } from "./approvals/state";
import { type CampaignItem, CampaignStepEntity, type CampaignStepItem } from "./entity";
import { planOf } from "./pure/plan";
import { requiredIn } from "./pure/steps";
import { titles } from "./pure/texts";
import type { Campaign, CampaignMessage } from "./schema";
import { usualText } from "./write";

export async function stepsOf({ ownerId, clientId, epoch }: CampaignItem): Promise<CampaignStepItem[]> {
  const { data } = await CampaignStepEntity.query
    .ofClient({ ownerId, clientId })
    .go({ pages: "all", consistent: true });
  return data.filter((step) => step.epoch === epoch);
}

async function mailOf({ ownerId, mailId }: CampaignStepItem): Promise<CampaignMessage["mail"]> {
  if (!mailId) return null;
  const { data } = await SentMailEntity.get({ ownerId, mailId }).go({ consistent: true });
  return data ? toSent(data) : null;
}

const movedBy = (moved: string | null) =>
  moved && moved in holidayNames ? holidayNames[moved as keyof typeof holidayNames] : moved;

export async function toCampaign(item: CampaignItem, client: Pick<Client, "name" | "primaryEmail">): Promise<Campaign> {
  const [steps, { sendForApproval }] = await Promise.all([stepsOf(item), Permissions.ownPermissions()]);
  const plan = planOf(item.start, item.zone);
  const messages = await Promise.all(
    plan.map(async ({ step: key, day, at, moved }): Promise<CampaignMessage> => {
      const step = steps.find((each) => each.step === key)!;
      const own = item.texts[key];
      return {
        step: key,
        day,
        title: titles[key],
        ...(own ?? usualText(key, item.lang)),
        isOwn: own !== undefined,
        required: [...requiredIn(key)],
        plannedAt: new Date(at).toISOString(),
        moved: movedBy(moved),
        state: step.state,
        isSkipped: step.state === "skipped" || item.skipped.includes(key),
        reason: step.reason ?? null,
        lacking: step.lacking ?? [],
        why: step.why ?? [],
        waitsForApproval: sendForApproval && step.state === "planned" && !isApproved(item, key),
        changedAt: step.changedAt,
        sentSubject: step.said?.subject ?? null,
        mail: await mailOf(step),
      };
    }),
  );
  const {
    campaignId: id,
    clientId: clientID,
    reportId: reportID,
    status,
    epoch,
    start,
    zone,
    lang,
    createdAt,
    lastUpdated,
  } = item;
  return {
    id,
    clientID,
    reportID,
    status,
    epoch,
    start,
    zone,
    lang,
    createdAt,
    lastUpdated,
    messages,
    clientName: client.name,
    clientEmail: client.primaryEmail,
    endedBy: item.endedBy ?? null,
    pausedFor: status === "paused" ? (item.pausedFor ?? null) : null,
    approval: sendForApproval ? approvalOf(item, messages) : null,
    ...item.terms,
  };
}
