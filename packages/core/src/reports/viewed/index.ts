import { isoNow } from "../../platform/clock";
import { conditionFailed } from "../../platform/table/table";
import { ViewedEntity } from "./entity";

type Seen = { ownerId: string; reportId: string };

/** A view, with the time of the view before it. */
export type Mark = Seen & { at: string; before: string | undefined };

/** Notes that the report is viewed now. Each of two views at the same moment learns of the one before it. */
export async function mark({ ownerId, reportId }: Seen): Promise<Mark> {
  const at = isoNow();
  const { data } = await ViewedEntity.update({ ownerId, reportId }).set({ lastViewed: at }).go({ response: "all_old" });
  return { ownerId, reportId, at, before: data?.lastViewed };
}

/** Takes back a view of which the officer could not be told, unless the report was viewed again since. */
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

/** Tells when a report was last viewed; undefined when it never was. The answer may be a moment old. */
export async function last(seen: Seen): Promise<string | undefined> {
  const { data } = await ViewedEntity.get(seen).go();
  return data?.lastViewed;
}

/** Tells of all the officer's reports that were viewed when each was last viewed. The answer may be a moment old. */
export async function lastOfAll(ownerId: string): Promise<Map<string, string>> {
  const { data } = await ViewedEntity.query.ofReport({ ownerId }).go({ pages: "all" });
  return new Map(data.map(({ reportId, lastViewed }) => [reportId, lastViewed]));
}

/** Deletes the time of the last view, together with its report. */
export async function forget(seen: Seen): Promise<void> {
  await ViewedEntity.delete(seen).go();
}
