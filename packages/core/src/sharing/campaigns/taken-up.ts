import { now } from "../../platform/clock";
import type { CampaignItem } from "./entity";
import { comeBack } from "./hand-over";
import { stepsOf } from "./view";

/** Has the messages whose day came while the campaign was paused, or waited for a yes, come up now. */
export async function takeUpWaiting(item: CampaignItem): Promise<void> {
  const waiting = (await stepsOf(item)).filter(
    ({ state, plannedAt, dueAt }) => state === "planned" && dueAt !== plannedAt && Date.parse(plannedAt) <= now(),
  );
  await Promise.all(waiting.map((step) => comeBack(step, now())));
}
