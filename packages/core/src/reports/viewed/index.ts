export * as Viewed from "./index";

import { isoNow } from "../../platform/clock";
import { conditionFailed } from "../../platform/table";
import { ViewedEntity } from "./entity";

type Seen = { ownerId: string; reportId: string };

/** One view, and the one before it. */
export type Mark = Seen & { at: string; before: string | undefined };

/** Keeps that the report is viewed now. Of two that come at the same moment each learns of the one before it. */
export async function mark({ ownerId, reportId }: Seen): Promise<Mark> {
  const at = isoNow();
  const { data } = await ViewedEntity.update({ ownerId, reportId }).set({ lastViewed: at }).go({ response: "all_old" });
  return { ownerId, reportId, at, before: data?.lastViewed };
}

/** Takes a mark back of which the officer could not be told, unless the report was viewed again since. */
export async function takeBack({ ownerId, reportId, at, before }: Mark): Promise<void> {
  const patch = ViewedEntity.patch({ ownerId, reportId });
  try {
    await (before === undefined
      ? ViewedEntity.remove({ ownerId, reportId })
          .where(({ lastViewed }, { eq }) => eq(lastViewed, at))
          .go()
      : patch
          .set({ lastViewed: before })
          .where(({ lastViewed }, { eq }) => eq(lastViewed, at))
          .go());
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

/** When each of these reports was last viewed; one that never was is left out. */
export async function lastOf(ownerId: string, reportIds: readonly string[]): Promise<Map<string, string>> {
  if (reportIds.length === 0) return new Map();
  const { data } = await ViewedEntity.get(reportIds.map((reportId) => ({ ownerId, reportId }))).go();
  return new Map(data.map(({ reportId, lastViewed }) => [reportId, lastViewed]));
}

/** With its report. */
export async function forget(seen: Seen): Promise<void> {
  await ViewedEntity.delete(seen).go();
}
