import { createWriteTransaction } from "electrodb";
import { forgetRows, ListedEntity, rowChanges } from "../platform/table/listing/rows";
import { commit, MOST_WRITES } from "../platform/table/write";
import { ReportEntity, type ReportItem } from "./entity";
import { toRows } from "./record";

const entities = { report: ReportEntity, listed: ListedEntity };

/**
 * Writes a report and its places in lists, all or nothing.
 * @param before  as it was read; undefined for a new one
 * @param after   as it shall be; undefined to delete it
 * @returns false when the report is no longer as it was read
 */
export async function save(before: ReportItem | undefined, after: ReportItem): Promise<boolean>;
export async function save(before: ReportItem, after: undefined): Promise<boolean>;
export async function save(before: ReportItem | undefined, after: ReportItem | undefined): Promise<boolean> {
  const rows = rowChanges(before ? toRows(before) : [], after ? toRows(after) : []);
  const room = MOST_WRITES - 1 - rows.put.length;
  const refused = await commit(
    createWriteTransaction(entities, ({ report, listed }) => [
      (after ? report.put(after) : report.delete(before!))
        .where(({ lastUpdated }, { eq, notExists }) =>
          before ? eq(lastUpdated, before.lastUpdated) : notExists(lastUpdated),
        )
        .commit(),
      ...rows.put.map((row) => listed.put(row).commit()),
      ...rows.remove.slice(0, room).map((row) => listed.delete(row).commit()),
    ]),
  );
  if (refused.length > 0) return false;
  await forgetRows(rows.remove.slice(room));
  return true;
}
