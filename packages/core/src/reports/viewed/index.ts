import { isoNow } from "../../platform/clock";
import { conditionFailed } from "../../platform/table/table";
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

/** When a report was last viewed; undefined when it never was. Perhaps a moment old. */
export async function last(seen: Seen): Promise<string | undefined> {
  const { data } = await ViewedEntity.get(seen).go();
  return data?.lastViewed;
}

/** With its report. */
export async function forget(seen: Seen): Promise<void> {
  await ViewedEntity.delete(seen).go();
}
