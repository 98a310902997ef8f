/** What sharing writes on a report: when it was last sent, and when it was last viewed. */
import { isoNow } from "../../platform/clock";
import { sinkAgain } from "../../platform/table/listing/sunk";
import { conditionFailed } from "../../platform/table/table";
import { ReportEntity } from "../entity";
import { reportShelf, toCard } from "../shelf";

type Named = { ownerId: string; reportId: string };

/** A view, with the time of the view before it. */
export type View = Named & { at: string; before: string | undefined };

/** Notes when a report was sent, unless it was sent again since or is gone. */
export async function sent({ ownerId, reportId, at }: Named & { at: string }): Promise<void> {
  try {
    await ReportEntity.patch({ ownerId, reportId })
      .set({ lastSent: at })
      .where(({ lastSent }, { notExists, lt }) => `${notExists(lastSent)} OR ${lt(lastSent, at)}`)
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

/** A search shows of a sunk report what was written beside its words. */
async function settleWords({ ownerId, reportId }: Named): Promise<void> {
  const { data } = await ReportEntity.get({ ownerId, reportId }).go({ consistent: true });
  if (data && data.expiresAt === undefined) await sinkAgain(reportShelf, ownerId, toCard(data));
}

/**
 * Notes that the report is viewed now. Each of two views at the same moment learns of the one before it.
 * @returns undefined when there is no such report any more
 */
export async function viewed({ ownerId, reportId }: Named): Promise<View | undefined> {
  const at = isoNow();
  try {
    const { data } = await ReportEntity.patch({ ownerId, reportId })
      .set({ lastViewed: at })
      .go({ response: "all_old" });
    await settleWords({ ownerId, reportId });
    return { ownerId, reportId, at, before: data?.lastViewed };
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    return undefined;
  }
}

/** Takes back a view of which the officer could not be told, unless the report was viewed again since. */
export async function takeBackView({ ownerId, reportId, at, before }: View): Promise<void> {
  const patch = ReportEntity.patch({ ownerId, reportId });
  const changed = before === undefined ? patch.remove(["lastViewed"]) : patch.set({ lastViewed: before });
  try {
    await changed.where(({ lastViewed }, { eq }) => eq(lastViewed, at)).go();
    await settleWords({ ownerId, reportId });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
