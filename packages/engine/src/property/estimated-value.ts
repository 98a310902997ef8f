import { type Cents, dollars } from "../money/cents";
import type { Day } from "../rules/day";
import { grownValue, growthBy, type HomeSeries } from "./appreciation";

/** What a home is worth, cents, and how that came about. `rate` (percent a year) and `months` are 0 unless it has grown. */
export type EstimatedValue = {
  value: Cents;
  /** As typed; the price of a home being bought; the price that was paid, grown since. */
  how: "typed" | "price" | "grown";
  rate: number;
  months: number;
  /** Grown at a rate that nobody knows: it is taken to have stayed. */
  assumed: boolean;
  source: string;
};

type ValuedHome = {
  /** Dollars; null means computed. */
  userEstimatedValue: number | null;
  purchaseDate?: { month: number; year: number };
  /** Percent a year. */
  customAppreciation?: number | null;
};

/** Whole months from the first of the month of purchase; 0 for one that is still to come. */
function monthsSince({ month, year }: { month: number; year: number }, asOf: Day): number {
  const [thisYear = 0, thisMonth = 1] = asOf.split("-").map(Number);
  return Math.max(0, (thisYear - year) * 12 + thisMonth - month);
}

/**
 * The value of a home on a day: what was typed, else the price of a home being bought; a home that is owned is worth
 * what was paid, grown monthly since the first of that month at the historical mean, else at the typed rate, else not.
 */
export function estimatedValue(
  home: ValuedHome,
  { price }: { price: number },
  asOf: Day,
  series?: HomeSeries,
): EstimatedValue {
  const stays = { rate: 0, months: 0, assumed: false };
  const { userEstimatedValue: typed, purchaseDate, customAppreciation: custom } = home;
  if (typed !== null) return { ...stays, value: dollars(typed), how: "typed", source: "As typed" };
  const paid = dollars(price);
  if (!purchaseDate) return { ...stays, value: paid, how: "price", source: "The price" };
  const past = growthBy("historical", undefined, series);
  const { yearly, assumed, source } = past.assumed ? growthBy("custom", custom, undefined) : past;
  const [rate, months] = [yearly[0]!, monthsSince(purchaseDate, asOf)];
  return { value: grownValue(paid, rate, months), how: "grown", rate, months, assumed, source };
}
