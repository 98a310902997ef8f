/** Loans and properties that several reports of one purchase analysis or buyer campaign share: all reports that hold the same id hold the same thing. */
import { isDeepStrictEqual } from "node:util";
import type { Client } from "../clients/schema";
import { UserFacingError } from "../platform/errors";
import { ReportEntity, type ReportItem, ReportPlaceEntity } from "./entity";
import { collectionsOf, placeOfCollection, toItem, toReport } from "./record";
import { saveAll, type Write } from "./save";
import { type AttachedReport, type InCommon, type Report, ReportInput } from "./schema";
import { stampAfter, stampReport } from "./stamp";

type Parts = Pick<Report, "loans" | "properties">;
/** A save of a report: its state before and after, and its client. */
type Change = { before: Report; after: Report; client: Client };

/** Reads the client's other reports of a collection, and the collection itself where it is a report that is kept. */
async function othersIn(collection: AttachedReport, { ownerId, clientId, reportId }: ReportItem) {
  const place = placeOfCollection(collection);
  const { data } = await ReportPlaceEntity.query.ofPlace({ ownerId, place }).go({ pages: "all", consistent: true });
  const ids = new Set([collection.id, ...data.map((found) => found.reportId)]);
  ids.delete(reportId);
  const reads = [...ids].map((id) => ReportEntity.get({ ownerId, reportId: id }).go({ consistent: true }));
  const isIn = (item: ReportItem) =>
    item.reportId === collection.id || collectionsOf(toReport(item)).some((each) => placeOfCollection(each) === place);
  return (await Promise.all(reads)).flatMap((read) =>
    read.data && read.data.clientId === clientId && read.data.expiresAt === undefined && isIn(read.data)
      ? read.data
      : [],
  );
}

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** Lists, for each collection that the report is in or is itself, the ids of its loans and properties that another report of the collection holds too. */
export function inCommonOf(item: ReportItem): Promise<InCommon[]> {
  const { id, toolName, loans, properties, toolMeta } = toReport(item);
  const own = toolName === "pa" ? [{ tool: toolName, id }] : [];
  const ofOne = async (collection: AttachedReport): Promise<InCommon> => {
    const others = (await othersIn(collection, item)).map(toReport);
    const held = (of: keyof Parts) => new Set(others.flatMap((other) => idsOf(other[of])));
    const [heldLoans, heldProperties] = [held("loans"), held("properties")];
    return {
      ...collection,
      loans: idsOf(loans).filter((id) => heldLoans.has(id)),
      properties: idsOf(properties).filter((id) => heldProperties.has(id)),
    };
  };
  return Promise.all([...own, ...collectionsOf({ toolMeta })].map(ofOne));
}

/** Picks from a list what is new or was changed. */
const newOrChanged = <T extends { id: string }>(before: readonly T[], after: readonly T[]): T[] =>
  after.filter((entry) => {
    const known = before.find(({ id }) => id === entry.id);
    return !isDeepStrictEqual(known, entry);
  });

type Property = Report["properties"][number];

/** Takes over a property as it is now, and keeps the prices that this report's own loans are on and the property no longer has. */
function propertyIn({ loans }: Report, mine: Property, theirs: Property): Property {
  const known = new Set(idsOf(theirs.purchaseDetails));
  const used = mine.purchaseDetails.filter(
    ({ id }) => !known.has(id) && loans.some((loan) => loan.propertyID === mine.id && loan.purchaseDetailsID === id),
  );
  return { ...theirs, purchaseDetails: [...theirs.purchaseDetails, ...used] };
}

/** Takes over a loan. It stays on its own home and price where this report does not have the other's. */
function loanIn(properties: readonly Property[], mine: Report["loans"][number], theirs: Report["loans"][number]) {
  const home = properties.find(({ id }) => id === theirs.propertyID);
  const isThere = home?.purchaseDetails.some(({ id }) => id === theirs.purchaseDetailsID);
  const { propertyID, purchaseDetailsID } = mine;
  return isThere ? theirs : { ...theirs, propertyID, purchaseDetailsID };
}

/** Applies a change of another report to this one; null when this report holds nothing of it. */
function withChange(report: Report, { before, after }: Change): Report | null {
  const changedProperties = newOrChanged(before.properties, after.properties);
  const changedLoans = newOrChanged(before.loans, after.loans);
  const properties = report.properties.map((mine) => {
    const theirs = changedProperties.find(({ id }) => id === mine.id);
    return theirs ? propertyIn(report, mine, theirs) : mine;
  });
  const loans = report.loans.map((mine) => {
    const theirs = changedLoans.find(({ id }) => id === mine.id);
    return theirs ? loanIn(properties, mine, theirs) : mine;
  });
  const isSame = isDeepStrictEqual(properties, report.properties) && isDeepStrictEqual(loans, report.loans);
  return isSame ? null : { ...report, properties, loans, outside: outsideIn(report, after, changedProperties) };
}

/** Takes over the home prices and loan limits of changed properties, for they belong to a place and come with the property. */
function outsideIn({ properties, outside }: Report, after: Report, changedProperties: readonly Property[]) {
  const moved = idsOf(changedProperties.filter(({ id }) => properties.some((mine) => mine.id === id)));
  const { series: _series, limits: _limits, ...rest } = outside;
  const series = withThoseOf(moved, outside.series, after.outside.series);
  const limits = withThoseOf(moved, outside.limits, after.outside.limits);
  return { ...rest, ...(series && { series }), ...(limits && { limits }) };
}

type ByProperty<T> = Readonly<Record<string, T>>;

/** Replaces what is known of the moved properties; undefined where nothing is left. */
function withThoseOf<T>(moved: readonly string[], mine: ByProperty<T> = {}, theirs: ByProperty<T> = {}) {
  const kept = Object.entries(mine).filter(([id]) => !moved.includes(id));
  const come = Object.entries(theirs).filter(([id]) => moved.includes(id));
  const all = [...kept, ...come];
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Makes the next state of another report, as its own save would make it; null when nothing of it changes. @throws UserFacingError invalid */
async function nextOf(report: Report, change: Change): Promise<Report | null> {
  const next = withChange(report, change);
  if (!next) return null;
  const parsed = ReportInput.safeParse(next);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UserFacingError("invalid", `This change does not fit “${report.name}”: ${issue!.message}`);
  }
  return stampReport(parsed.data, stampAfter(report), change.client);
}

/** The write of a change into another report; null when nothing of it changes. @throws UserFacingError invalid */
async function writeInto(before: ReportItem, change: Change): Promise<Write | null> {
  const next = await nextOf(toReport(before), change);
  const deed = { kind: "report.saved", subject: before.reportId } as const;
  return next && { before, after: toItem(next, change.client), deed };
}

/**
 * Makes the writes of the reports that a save changes besides its own, in the state from which the save begins.
 * @param item  the report as it was
 * @throws UserFacingError invalid when one of them cannot hold the change: nothing is written then
 */
export async function othersAfter(item: ReportItem, change: Change): Promise<Write[]> {
  const found = await Promise.all(collectionsOf(change.after).map((collection) => othersIn(collection, item)));
  const others = new Map(found.flat().map((other) => [other.reportId, other]));
  const writes = await Promise.all([...others.values()].map((other) => writeInto(other, change)));
  return writes.filter((write) => write !== null);
}

/** The most other reports that are written together with the one that is saved, all or nothing: a transaction holds 100 writes, and each report has a line in the trail. */
export const TOGETHER = 30;

/** Writes the change into the reports beyond those that are written together, and again when somebody saved one in between. */
export async function carryOver(writes: readonly Write[], change: Change): Promise<void> {
  await Promise.all(writes.map((write) => carryInto(write, change)));
}

async function carryInto(write: Write, change: Change): Promise<void> {
  if (await saveAll([write])) return;
  const { data } = await ReportEntity.get(write.before!).go({ consistent: true });
  const again = data && data.expiresAt === undefined && (await writeInto(data, change));
  if (again) await carryInto(again, change);
}
