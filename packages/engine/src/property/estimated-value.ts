import { type Cents, dollars, roundCents, sixDecimals } from "../money/cents";
import type { Day } from "../rules/day";
import { grownValue, growthBy, type HomeSeries } from "./appreciation";
import { type IndexPoint, indexOn } from "./price-index";

/** What a home is worth in cents, and how that came about. `rate` (percent a year) and `months` are 0 unless the value has grown. */
export type EstimatedValue = {
  value: Cents;
  /** How the value came about: typed, the price of a home that is being bought, or the price that was paid, grown since then. */
  how: "typed" | "price" | "grown";
  rate: number;
  months: number;
  /** The price index in the month of purchase and now, where the value follows one. */
  index?: { bought: IndexPoint; now: IndexPoint };
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

type Month = { month: number; year: number };

function monthOf(day: Day): Month {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return { year, month };
}

/** Counts the whole months from the first of a month to the first of another; 0 for one that is still to come. */
const monthsBetween = (from: Month, to: Month) => Math.max(0, (to.year - from.year) * 12 + to.month - from.month);

/** The effective yearly growth that leads from one value of an index to another, in percent to 6 decimals. */
const yearlyRate = (from: number, to: number, months: number) =>
  months === 0 || from <= 0 ? 0 : sixDecimals(((to / from) ** (12 / months) - 1) * 100);

/**
 * Estimates the value of a home on a day in cents: what was typed, else the price of a home that is being bought. A home that is
 * owned is worth what was paid × index now ÷ index in the month of purchase, by the price index of its place; where none is known, what
 * was paid, grown at the typed yearly rate; where neither is known it has not grown. Rounded to the cent once.
 * Source: FHFA, House Price Index methodology (an index is the ratio of what the same homes sell for).
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
  const today = monthOf(asOf);
  const months = monthsBetween(purchaseDate, today);
  const history = series?.historical;
  if (history?.yearly.length) {
    const bought = indexOn(history, months === 0 ? today : purchaseDate);
    const now = indexOn(history, today);
    const value = roundCents((paid * now.value) / bought.value);
    const rate = yearlyRate(bought.value, now.value, months);
    const source = `${history.source}, ${history.date}`;
    return { value, how: "grown", rate, months, index: { bought, now }, assumed: false, source };
  }
  const { yearly, assumed, source } = growthBy("custom", custom, undefined);
  const rate = yearly[0]!;
  return { value: grownValue(paid, rate, months), how: "grown", rate, months, assumed, source };
}
