import { grownBy } from "../money/compound";
import type { PriceSeries } from "./appreciation";

/** The value of a price index in a month (`"2026-11"`). `beyond` says that the month lies before the first or after the last value that is known. */
export type IndexPoint = { month: string; value: number; beyond: boolean };

/** The index of a history, one value a year. Where only its growth was kept, it begins at 100. */
function valuesOf({ index, yearly }: PriceSeries): readonly number[] {
  if (index && index.length > 1) return index;
  const values = [100];
  for (const rate of yearly) values.push(values.at(-1)! * Math.max(0, 1 + rate / 100));
  return values;
}

/**
 * Finds the value of a price index in a month. Between two years it moves at the effective rate that leads from one to the other; before the
 * first value and after the last it moves at the mean of the whole series, the one rate that leads from its first value to its last.
 * @param history  a series of past years, one growth or more
 */
export function indexOn(history: PriceSeries, { month, year }: { month: number; year: number }): IndexPoint {
  const values = valuesOf(history);
  const [lastYear = 0, lastMonth = 1] = history.date.split("-").map(Number);
  const monthsOfSeries = (values.length - 1) * 12;
  /** Months since the first value of the series. */
  const at = (year - lastYear) * 12 + month - lastMonth + monthsOfSeries;
  const name = `${year}-${String(month).padStart(2, "0")}`;
  const mean = (values.at(-1)! / values[0]!) ** (1 / (values.length - 1));
  if (at > monthsOfSeries)
    return { month: name, value: values.at(-1)! * grownBy(mean, at - monthsOfSeries), beyond: true };
  if (at < 0) return { month: name, value: values[0]! / grownBy(mean, -at), beyond: true };
  const before = values[Math.floor(at / 12)]!;
  const rest = at % 12;
  const after = rest === 0 ? before : values[Math.floor(at / 12) + 1]!;
  const value = rest === 0 ? before : before * grownBy(after / before, rest);
  return { month: name, value, beyond: false };
}
