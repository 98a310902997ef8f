import type { Loaded } from "../../../lib/api/use-api";
import { type Pages, usePages } from "../../../lib/api/use-pages";
import { type StoryLine, storyOf } from "./story";

/** What one page of the story is made of. */
const activityPageSize = 25;

/** Reads what passed between the officer and a client, the newest first. */
export function useStory(clientID: string): Loaded<Pages<StoryLine>> {
  const activities = usePages(
    "GET /v2/client/{id}/activity",
    (offset) => ({ path: { id: clientID }, query: { offset: String(offset), count: String(activityPageSize) } }),
    (answer) => answer,
    activityPageSize,
  );
  if (activities.state !== "ready") return activities;
  return { ...activities, data: { ...activities.data, items: storyOf(activities.data.items) }, replace: () => {} };
}
