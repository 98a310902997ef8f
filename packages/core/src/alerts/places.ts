/** Where rules wait: an index names the place and the figure at which each is sent, and a rate sheet that comes out moves those that are measured from it. */
import * as Quotes from "../market/quotes/index";
import { sessionAt } from "../market/quotes/pure/session";
import * as Sheets from "../market/sheets/index";
import type { SheetsOfDay } from "../market/sheets/schema";
import { now } from "../platform/clock";
import { conditionFailed } from "../platform/table/table";
import type { WithinTransaction } from "../platform/table/write";
import { RuleEntity, type RuleItem } from "./entity";
import { type KnownSheet, placeOf, shardOf } from "./pure/watch";
import type { RuleInput } from "./schema";

const today = () => sessionAt(now()).day;

/** Reads the rules of an officer, but for those that were deleted. */
export async function rulesOf(ownerId: string): Promise<RuleItem[]> {
  const { data } = await RuleEntity.query.ofOwner({ ownerId }).go({ pages: "all", consistent: true });
  return data.filter(isThere);
}

const isThere = ({ expiresAt }: RuleItem) => expiresAt === undefined;

/** Reads one of an officer's rules, also one that was deleted and can be restored. */
export async function readRule(ownerId: string, ruleId: string): Promise<RuleItem | undefined> {
  const { data } = await RuleEntity.get({ ownerId, ruleId }).go({ consistent: true });
  return data ?? undefined;
}

/** Reads one of an officer's rules; undefined where there is none, or where it was deleted. */
export async function findRule(ownerId: string, ruleId: string): Promise<RuleItem | undefined> {
  const item = await readRule(ownerId, ruleId);
  return item && isThere(item) ? item : undefined;
}

type Sheet = { day: string; time: string; prices: ReadonlyMap<string, number | null> } | undefined;

/** Reads the sheet of the day of the officer's own lender, with the prices at its time. */
export async function sheetOf({ day, lender, sheets }: SheetsOfDay): Promise<Sheet> {
  const time = sheets.find((sheet) => sheet.lender === lender)?.time;
  if (time === undefined) return undefined;
  const { day: priced, prices } = await Quotes.pricesAt(time);
  return priced === day ? { day, time, prices } : undefined;
}

/** What a sheet said of a coupon. */
export const knownSheet = (sheet: Sheet, subject: string): KnownSheet | undefined => {
  const price = sheet?.prices.get(subject);
  return sheet && price !== undefined ? { day: sheet.day, time: sheet.time, price } : undefined;
};

/** Puts a rule where it waits now. */
export function placeRule(
  item: Omit<RuleItem, "watch" | "mark" | "sheet">,
  sheet: KnownSheet | undefined,
  day = today(),
) {
  const { rule, ownerId, lastDay } = item;
  const place = placeOf(rule, { shard: shardOf(ownerId), lastDay, day, sheet });
  const priced = rule.since === "sheet" && sheet && sheet.price !== null ? { ...sheet, price: sheet.price } : undefined;
  const { watch: _watch, mark: _mark, sheet: _sheet, ...bare } = item as RuleItem;
  return { ...bare, ...place, ...(priced && { sheet: priced }) };
}

/** Writes a rule anew, unless somebody wrote it since it was read. */
export async function rewrite(before: RuleItem, after: ReturnType<typeof placeRule>): Promise<boolean> {
  try {
    await RuleEntity.put({ ...after, version: before.version + 1 })
      .where(({ version }, { eq }) => eq(version, before.version))
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/** Writes a rule anew within a transaction, which is refused if somebody wrote it since it was read. */
export const putOver =
  (before: RuleItem, after: ReturnType<typeof placeRule>) => (rules: WithinTransaction<typeof RuleEntity>) =>
    rules
      .put({ ...after, version: before.version + 1 })
      .where(({ version }, { eq }) => eq(version, before.version))
      .commit();

/** A sheet that came out while a rule was written found the rules without it: they are put in their places once more. */
export async function followSheet(ownerId: string, { since }: RuleInput, placedBy: Sheet): Promise<void> {
  if (since !== "sheet") return;
  const sheet = await sheetOf(await Sheets.ofToday());
  if (sheet?.time !== placedBy?.time) await rearm(ownerId, sheet);
}

/** Puts the rules that are measured from the sheet where they wait by this one. */
export async function rearm(ownerId: string, sheet: Sheet): Promise<void> {
  const rules = (await rulesOf(ownerId)).filter(({ rule }) => rule.since === "sheet");
  const kept = await Promise.all(
    rules.map((item) => rewrite(item, placeRule(item, knownSheet(sheet, item.rule.subject)))),
  );
  // One that was sent in this very moment is put in its place once more.
  if (kept.includes(false)) await rearm(ownerId, sheet);
}
