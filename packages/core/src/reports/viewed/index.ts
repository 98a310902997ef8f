import { isoNow } from "../../platform/clock";
import { sinkAgain } from "../../platform/table/listing/sunk";
import { conditionFailed } from "../../platform/table/table";
import { ReportEntity } from "../entity";
import { reportShelf, toCard } from "../shelf";

type Seen = { ownerId: string; reportId: string };

/** A view, with the time of the view before it. */
export type Mark = Seen & { at: string; before: string | undefined };

/** A search shows of a sunk report what was written beside its words. */
async function settleWords({ ownerId, reportId }: Seen): Promise<void> {
  const { data } = await ReportEntity.get({ ownerId, reportId }).go({ consistent: true });
  if (data && data.expiresAt === undefined) await sinkAgain(reportShelf, ownerId, toCard(data));
}

/**
 * Notes that the report is viewed now. Each of two views at the same moment learns of the one before it.
 * @returns undefined when there is no such report any more
 */
export async function mark({ ownerId, reportId }: Seen): Promise<Mark | undefined> {
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
export async function takeBack({ ownerId, reportId, at, before }: Mark): Promise<void> {
  const patch = ReportEntity.patch({ ownerId, reportId });
  const changed = before === undefined ? patch.remove(["lastViewed"]) : patch.set({ lastViewed: before });
  try {
    await changed.where(({ lastViewed }, { eq }) => eq(lastViewed, at)).go();
    await settleWords({ ownerId, reportId });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
