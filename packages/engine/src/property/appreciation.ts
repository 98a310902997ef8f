import { type Cents, roundCents, sixDecimals } from "../money/cents";
import { compound } from "../money/compound";

/** Where the growth of a home's value comes from. */
export type AppreciationType = "forecast" | "historical" | "custom";
/** The yearly growth of home prices in percent, in order, of years to come (forecast) or of past years (historical). */
export type PriceSeries = { yearly: readonly number[]; source: string; date: string };
/** The price series that are known of a home's place. */
export type HomeSeries = { forecast?: PriceSeries; historical?: PriceSeries };

/** How a home's value grows. `yearly` holds one percentage or more in order, and the last one goes on. `assumed` says that nothing is known. */
export type Growth = { type: AppreciationType; yearly: readonly number[]; assumed: boolean; source: string };

/** The factor by which a value grows in one month at a yearly percentage, compounded monthly. It is never negative. */
const monthlyFactor = (rate: number) => Math.max(0, 1 + rate / 1200);

/**
 * Computes the mean yearly growth of some years: the one rate that leads to the same price.
 * @param yearly  the growth of each year in percent, one year or more
 * @returns       percent a year, to 6 decimals
 */
export function meanGrowth(yearly: readonly number[]): number {
  const whole = yearly.reduce((factor, rate) => factor * Math.max(0, 1 + rate / 100), 1);
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
    return { type, yearly: [0], assumed: true, source: "Not known: the value is taken to stay" };
  const yearly = type === "historical" ? [meanGrowth(known.yearly)] : known.yearly;
  return { type, yearly, assumed: false, source: `${known.source}, ${known.date}` };
}

/**
 * Computes a value after some months of growth at one yearly rate: V × (1 + r / 1200)^months.
 * @param rate  the growth in percent a year
 * @returns     whole cents, rounded once
 */
export const grownValue = (value: Cents, rate: number, months: number): Cents =>
  roundCents(value * (1 + compound(monthlyFactor(rate) - 1, months)));

/**
 * Computes a value in cents today (entry 0) and after each month; every entry is rounded to the cent once.
 * @param yearly  the growth of each year in percent; the last one goes on
 */
export function valueByMonth(value: Cents, yearly: readonly number[], months: number): Float64Array {
  const values = new Float64Array(months + 1);
  let exact: number = value;
  values[0] = value;
  for (let at = 0, year = 0; at < months; year++) {
    const factor = monthlyFactor(yearly[Math.min(year, yearly.length - 1)]!);
    for (const end = Math.min(at + 12, months); at < end; ) {
      exact *= factor;
      values[++at] = roundCents(exact);
    }
  }
  return values;
}
