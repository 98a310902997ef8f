import { createWriteTransaction } from "electrodb";
import * as Audit from "../people/audit/index";
import { UserFacingError } from "../platform/errors";
import { forgetWords, sinkAgain, sinkBelowNewest, sinkWhereBelow } from "../platform/table/listing/sunk";
import { TallyEntity, tallyWrite } from "../platform/table/tally";
import { commit, type WithinTransaction, writeEach } from "../platform/table/write";
import { ReportEntity, type ReportItem, ReportOwnerEntity, ReportPlaceEntity } from "./entity";
import { placesOf } from "./record";
import { sentences } from "./schema";
import { reportShelf, toCard } from "./shelf";

type Deed = Parameters<typeof Audit.eventOf>[0];

type Key = { ownerId: string; reportId: string };
const placesIn = ({ ownerId, reportId }: Key, places: readonly string[]) =>
  places.map((place) => ({ ownerId, reportId, place }));

const entities = { report: ReportEntity, event: Audit.AuditEntity, tally: TallyEntity };

/** Far more than an officer saves, and few enough that a program that saves in a loop costs nobody anything. */
const MOST_REPORTS = 50_000;
const isShown = (item: ReportItem | undefined) => item !== undefined && item.expiresAt === undefined;

type Report = WithinTransaction<typeof ReportEntity>;

/** The write of the report itself, on the condition that it is as it was read. */
function saveWrites(report: Report, before: ReportItem | undefined, after: ReportItem) {
  if (!before) return report.create(after).commit();
  const { ownerId, reportId, document, expiresAt, lastViewed: _viewed, lastSent: _sent, ...rest } = after;
  const gone = [...(document ? [] : ["document" as const]), ...(expiresAt === undefined ? ["expiresAt" as const] : [])];
  return report
    .update({ ownerId, reportId })
    .set({ ...rest, ...(document && { document }), ...(expiresAt !== undefined && { expiresAt }) })
    .remove(gone)
    .where((attribute, { eq, notExists }) =>
      [
        eq(attribute.lastUpdated, before.lastUpdated),
        eq(attribute.clientAt, before.clientAt),
        before.expiresAt === undefined ? notExists(attribute.expiresAt) : eq(attribute.expiresAt, before.expiresAt),
      ].join(" AND "),
    )
    .commit();
}

const eraseWrites = (report: Report, before: ReportItem) =>
  report
    .delete(before)
    .where(({ lastUpdated }, { eq }) => eq(lastUpdated, before.lastUpdated))
    .commit();

/** The write of one report: as it was read (undefined for a new one), as it shall be (undefined to delete it), and what the trail says of it. */
export type Write = { before: ReportItem | undefined; after: ReportItem | undefined; deed?: Deed | undefined };

const moreBy = ({ before, after }: Write) => Number(isShown(after)) - Number(isShown(before));

/**
 * Writes reports of one officer and what the trail says of them, all or nothing.
 * @returns false when one of them is no longer as it was read
 * @throws UserFacingError invalid when there are as many reports as there may be
 */
async function write(writes: readonly Write[]) {
  const { ownerId } = (writes[0]!.after ?? writes[0]!.before)!;
  const more = writes.reduce((sum, each) => sum + moreBy(each), 0);
  const refused = await commit(
    createWriteTransaction(entities, ({ report, event, tally }) => [
      ...writes.map(({ before, after }) => (after ? saveWrites(report, before, after) : eraseWrites(report, before!))),
      ...writes.flatMap(({ deed }) => (deed ? [event.create(Audit.eventOf(deed)).commit()] : [])),
      ...(more === 0 ? [] : [tallyWrite(tally, { ownerId, what: "reports", most: MOST_REPORTS }, more)]),
    ]),
  );
  if (refused.length > 0 && refused.every((at) => at >= writes.length))
    throw new UserFacingError("invalid", sentences.full);
  return refused.length === 0;
}

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
 * @param deed    what the trail says of it; undefined where the change follows from another deed
 * @returns false when the report is no longer as it was read
 * @throws UserFacingError invalid when there are as many reports as there may be
 */
export async function save(before: ReportItem | undefined, after: ReportItem, deed?: Deed): Promise<boolean>;
export async function save(before: ReportItem, after: undefined, deed?: Deed): Promise<boolean>;
export async function save(
  before: ReportItem | undefined,
  after: ReportItem | undefined,
  deed?: Deed,
): Promise<boolean> {
  return saveAll([{ before, after, deed }]);
}

/** Writes several reports of one officer as `save` writes one: all of them or none. */
export async function saveAll(writes: readonly Write[]): Promise<boolean> {
  await Promise.all(writes.map(addPlaces));
  if (!(await write(writes))) return false;
  for (const each of writes) await settle(each);
  return true;
}

const keyOf = ({ before, after }: Write) => (after ?? before)!;
const placesOfWrite = (item: ReportItem | undefined) => (item ? placesOf(item) : []);

async function addPlaces(each: Write): Promise<void> {
  const key = keyOf(each);
  const { ownerId, reportId } = key;
  if (!each.before) await ReportOwnerEntity.put({ reportId, ownerId }).go();
  const had = placesOfWrite(each.before);
  const added = placesOfWrite(each.after).filter((place) => !had.includes(place));
  await writeEach(placesIn(key, added), async (some) => {
    const { unprocessed } = await ReportPlaceEntity.put(some).go();
    return { unprocessed: some.filter(({ place }) => unprocessed.some((left) => left.place === place)) };
  });
}

async function settle(each: Write): Promise<void> {
  const key = keyOf(each);
  const { ownerId, reportId } = key;
  const has = placesOfWrite(each.after);
  const removed = placesOfWrite(each.before).filter((place) => !has.includes(place));
  await writeEach(placesIn(key, removed), async (some) => ReportPlaceEntity.delete(some).go());
  if (each.after) await settleWords(each.before, each.after);
  else {
    await ReportOwnerEntity.delete({ reportId, ownerId }).go();
    await forgetWords({ ownerId, kind: "report", recordId: reportId });
  }
}
