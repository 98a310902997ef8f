import { type Cents, dollars } from "../money/cents";
import type { Day } from "../rules/day";
import { grownValue, growthBy, type HomeSeries } from "./appreciation";

/** What a home is worth in cents, and how that came about. `rate` (percent a year) and `months` are 0 unless the value has grown. */
export type EstimatedValue = {
  value: Cents;
  /** How the value came about: typed, the price of a home that is being bought, or the price that was paid, grown since then. */
  how: "typed" | "price" | "grown";
  rate: number;
  months: number;
  /** Whether the growth since the purchase is not known, so that the value is taken to have stayed. */
  assumed: boolean;
  source: string;
};

type ValuedHome = {
  /** The typed value in dollars; null means computed. */
  userEstimatedValue: number | null;
  purchaseDate?: { month: number; year: number };
  /** The typed growth in percent a year. */
  customAppreciation?: number | null;
};

/** Counts the whole months since the first of the month of purchase; 0 for a purchase that is still to come. */
function monthsSince({ month, year }: { month: number; year: number }, asOf: Day): number {
  const [thisYear = 0, thisMonth = 1] = asOf.split("-").map(Number);
  return Math.max(0, (thisYear - year) * 12 + thisMonth - month);
}

/**
 * Estimates the value of a home on a day in cents: what was typed, else the price of a home that is being bought. A home that is
 * owned is worth what was paid, grown monthly since the first of that month at the historical mean, else at the typed rate; where
 * neither is known it has not grown.
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
