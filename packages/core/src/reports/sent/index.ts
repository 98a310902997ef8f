import { conditionFailed } from "../../platform/table/table";
import { ReportEntity } from "../entity";

/** Notes when a report was sent, unless it was sent again since or is gone. */
export async function note({
  ownerId,
  reportId,
  at,
}: {
  ownerId: string;
  reportId: string;
  at: string;
}): Promise<void> {
  try {
    await ReportEntity.patch({ ownerId, reportId })
      .set({ lastSent: at })
      .where(({ lastSent }, { notExists, lt }) => `${notExists(lastSent)} OR ${lt(lastSent, at)}`)
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
