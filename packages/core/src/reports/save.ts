import { forgetWords, sinkAgain, sinkBelowNewest, sinkWhereBelow } from "../platform/table/listing/sunk";
import { conditionFailed } from "../platform/table/table";
import { writeEach } from "../platform/table/write";
import { ReportEntity, type ReportItem, ReportPlaceEntity } from "./entity";
import { placesOf } from "./record";
import { reportShelf, toCard } from "./shelf";

type Key = { ownerId: string; reportId: string };
const placesIn = ({ ownerId, reportId }: Key, places: readonly string[]) =>
  places.map((place) => ({ ownerId, reportId, place }));

/** Writes the report in one go, on the condition that it is as it was read. */
async function write(before: ReportItem | undefined, after: ReportItem): Promise<unknown> {
  if (!before) return ReportEntity.create(after).go();
  const { ownerId, reportId, document, expiresAt, lastViewed: _viewed, lastSent: _sent, ...rest } = after;
  const gone = [...(document ? [] : ["document" as const]), ...(expiresAt === undefined ? ["expiresAt" as const] : [])];
  return ReportEntity.update({ ownerId, reportId })
    .set({ ...rest, ...(document && { document }), ...(expiresAt !== undefined && { expiresAt }) })
    .remove(gone)
    .where((report, { eq, notExists }) =>
      [
        eq(report.lastUpdated, before.lastUpdated),
        eq(report.clientAt, before.clientAt),
        before.expiresAt === undefined ? notExists(report.expiresAt) : eq(report.expiresAt, before.expiresAt),
      ].join(" AND "),
    )
    .go();
}

const erase = (before: ReportItem) =>
  ReportEntity.delete(before)
    .where(({ lastUpdated }, { eq }) => eq(lastUpdated, before.lastUpdated))
    .go();

/** Keeps a search true of a report: what the save has pushed below the newest, and what has sunk before and is found by other words now. */
async function settleWords(before: ReportItem | undefined, after: ReportItem): Promise<void> {
  const { ownerId, reportId } = after;
  if (before?.lastUpdated !== after.lastUpdated) return sinkBelowNewest(reportShelf, ownerId);
  if (after.expiresAt !== undefined) return forgetWords({ ownerId, kind: "report", recordId: reportId });
  if (before.expiresAt !== undefined) return sinkWhereBelow(reportShelf, ownerId, toCard(after));
  return sinkAgain(reportShelf, ownerId, toCard(after));
}

/**
 * Writes a report. The report is one item, so all of a save is there or nothing; only what it takes to find it stands beside it: its places come before
 * it and go after it.
 * @param before  as it was read; undefined for a new one
 * @param after   as it shall be; undefined to delete it
 * @returns false when the report is no longer as it was read
 */
export async function save(before: ReportItem | undefined, after: ReportItem): Promise<boolean>;
export async function save(before: ReportItem, after: undefined): Promise<boolean>;
export async function save(before: ReportItem | undefined, after: ReportItem | undefined): Promise<boolean> {
  const [had, has] = [before ? placesOf(before) : [], after ? placesOf(after) : []];
  const key = (after ?? before)!;
  const added = has.filter((place) => !had.includes(place));
  await writeEach(placesIn(key, added), async (some) => {
    const { unprocessed } = await ReportPlaceEntity.put(some).go();
    return { unprocessed: some.filter(({ place }) => unprocessed.some((left) => left.place === place)) };
  });
  try {
    await (after ? write(before, after) : erase(before!));
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    return false;
  }
  const removed = had.filter((place) => !has.includes(place));
  await writeEach(placesIn(key, removed), async (some) => ReportPlaceEntity.delete(some).go());
  if (after) await settleWords(before, after);
  else await forgetWords({ ownerId: key.ownerId, kind: "report", recordId: key.reportId });
  return true;
}
