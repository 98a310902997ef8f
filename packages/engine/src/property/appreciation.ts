import { type Cents, roundCents, sixDecimals } from "../money/cents";
import { grownBy, monthlyFactor } from "../money/compound";

/** Where the growth of a home's value comes from. */
export type AppreciationType = "forecast" | "historical" | "custom";
/** The yearly growth of home prices in percent, in order, of years to come (forecast) or of past years (historical). */
export type PriceSeries = {
  yearly: readonly number[];
  source: string;
  /** The day from which a forecast starts, or the day of the last point of a history. */
  date: string;
  /** The index of a history, one value a year, the last one on `date`; absent where only its growth was kept. */
  index?: readonly number[];
};
/** The price series that are known of a home's place. */
export type HomeSeries = { forecast?: PriceSeries; historical?: PriceSeries };

/** How a home's value grows. `yearly` holds one percentage or more in order, and the last one goes on. `assumed` says that nothing is known. */
export type Growth = { type: AppreciationType; yearly: readonly number[]; assumed: boolean; source: string };

/** The factor by which a value grows in one year at a percentage. It is never negative. */
const yearlyFactor = (rate: number) => Math.max(0, 1 + rate / 100);

/**
 * Computes the mean yearly growth of some years: the one rate that leads to the same price.
 * @param yearly  the growth of each year in percent, one year or more
 * @returns       percent a year, to 6 decimals
 */
export function meanGrowth(yearly: readonly number[]): number {
  const whole = yearly.reduce((factor, rate) => factor * yearlyFactor(rate), 1);
  return sixDecimals((whole ** (1 / yearly.length) - 1) * 100);
}

/** Finds how a value grows in the way that was chosen. Where nothing is known of it the value is taken to stay, and `assumed` says so. */
export function growthBy(
  type: AppreciationType,
  custom: number | null | undefined,
  series: HomeSeries | undefined,
): Growth {
  if (type === "custom" && typeof custom === "number")
    return { type, yearly: [custom], assumed: false, source: "As typed" };
  const known = type === "custom" ? undefined : series?.[type];
  if (!known?.yearly.length)
    return { type, yearly: [0], assumed: true, source: "Not known, so the value is assumed not to change" };
  const yearly = type === "historical" ? [meanGrowth(known.yearly)] : known.yearly;
  return { type, yearly, assumed: false, source: `${known.source}, ${known.date}` };
}

/**
 * Computes a value after some months of growth at one effective yearly rate: V × (1 + r / 100)^(months / 12).
 * @param rate  the growth in percent a year: 3.5 makes 103.50 of 100 in a year
 * @returns     whole cents, rounded once
 */
export const grownValue = (value: Cents, rate: number, months: number): Cents =>
  roundCents(value * grownBy(yearlyFactor(rate), months));

/**
 * Computes a value in cents today (entry 0) and after each month; every entry is rounded to the cent once.
 * @param yearly  the effective growth of each year in percent; the last one goes on
 */
export function valueByMonth(value: Cents, yearly: readonly number[], months: number): Float64Array {
  const values = new Float64Array(months + 1);
  values[0] = value;
  let begin: number = value;
  for (let at = 0, year = 0; at < months; year++) {
    const whole = yearlyFactor(yearly[Math.min(year, yearly.length - 1)]!);
    const monthly = monthlyFactor(whole);
    const end = at + 12;
    let exact = begin;
    while (at < Math.min(end, months)) {
      at++;
      exact = at === end ? begin * whole : exact * monthly;
      values[at] = roundCents(exact);
    }
    begin = exact;
  }
  return values;
}
