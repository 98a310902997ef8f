import { type Cents, share } from "../../money/cents";
import { grownValue } from "../../property/appreciation";
import { leastWhere } from "../search";
import type { GrowthNeeded, MadeGood } from "./answer";

/** The last month that counts: 30 years. */
export const LAST_MONTH = 360;

/** Finds the first month from which a value is at least the bid and stays so to the last month that counts. */
export function madeGood(values: ArrayLike<number>, bid: Cents): MadeGood {
  let last = LAST_MONTH;
  while (last >= 0 && values[last]! >= bid) last--;
  if (last === LAST_MONTH) return { kind: "never" };
  return last < 0 ? { kind: "always" } : { kind: "after", months: last + 1 };
}

/** What a sale brings of a value: the value less the cost to sell in percent of it, which is rounded once. */
export const afterSelling = (values: Float64Array, costToSell: number): Float64Array =>
  values.map((value) => value - share(value as Cents, costToSell));

const LEAST = -20_000;
const MOST = 100_000;

/** Finds the least yearly growth in thousandths of a percent, from -20 to 100, by which a value is at least the bid after some years. */
export function growthNeeded(start: Cents, bid: Cents, years: number): GrowthNeeded {
  const least = leastWhere(LEAST, MOST, (growth) => grownValue(start, growth / 1000, years * 12) >= bid);
  if (least === null) return { kind: "never" };
  return least === LEAST ? { kind: "always" } : { kind: "growth", pct: least / 1000 };
}
