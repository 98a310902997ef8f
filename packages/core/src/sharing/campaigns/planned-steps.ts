import type { CampaignItem, CampaignStepItem } from "./entity";
import { laneOf } from "./entity";
import { planOf } from "./pure/plan";

/** The messages of a campaign as its plan has them. */
export const stepsIn = ({ ownerId, clientId, epoch, start, zone, createdAt }: CampaignItem): CampaignStepItem[] =>
  planOf(start, zone).map(({ step, at }) => {
    const plannedAt = new Date(at).toISOString();
    const due = { plannedAt, dueAt: plannedAt, lane: laneOf(clientId), changedAt: createdAt };
    return { ownerId, clientId, epoch, step, state: "planned", ...due };
  });
