import { type Cents, roundCents, sixDecimals } from "../money/cents";
import { compound } from "../money/compound";

/** Where the growth of a home's value is taken from. */
export type AppreciationType = "forecast" | "historical" | "custom";
/** Yearly growth of home prices in percent, in order: of the years to come (forecast) or past (historical). */
export type PriceSeries = { yearly: readonly number[]; source: string; date: string };
export type HomeSeries = { forecast?: PriceSeries; historical?: PriceSeries };

/** How a value grows: `yearly` percents in order, the last one holds. Never empty. */
export type Growth = { type: AppreciationType; yearly: readonly number[]; assumed: boolean; source: string };

/** What a value of 1 is after a month at a yearly percentage, compounded monthly. Nothing falls below nothing. */
const monthlyFactor = (rate: number) => Math.max(0, 1 + rate / 1200);

/**
 * The mean yearly growth of some years: the one rate that leads to the same price.
 * @param yearly  percents, at least one
 * @returns       percent a year, 6 decimals
 */
export function meanGrowth(yearly: readonly number[]): number {
  const whole = yearly.reduce((factor, rate) => factor * Math.max(0, 1 + rate / 100), 1);
  return sixDecimals((whole ** (1 / yearly.length) - 1) * 100);
}

/** The way of growing that was chosen; where nothing is known of it the value is taken to stay, and `assumed` says so. */
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
 * A value after some months of one yearly rate: V × (1 + r / 1200)^months.
 * @param rate  percent a year
 * @returns     whole cents, rounded once
 */
export const grownValue = (value: Cents, rate: number, months: number): Cents =>
  roundCents(value * (1 + compound(monthlyFactor(rate) - 1, months)));

/** The value today (entry 0) and after each month, every entry rounded to the cent once. */
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
