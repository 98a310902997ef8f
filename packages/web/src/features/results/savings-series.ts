import type { Series } from "../../ui/chart/series";
import { type Column, isComputed } from "./column";

const usualYears = 10;
const cents = (dollars: number) => Math.round(dollars * 100);

/**
 * What each refinance has saved after so many years, less what it costs: a line that passes nothing at its break-even.
 * As far as the latest break-even and a little on, at least ten years.
 */
export function savingsSeries(columns: readonly Column[]): { series: Series[]; lastYear: number } {
  const known = columns.filter(isComputed).flatMap(({ id, index, title, result: { savings } }) => {
    const saved = savings?.monthlySavings ?? null;
    return savings && saved !== null ? [{ id, index, name: title, saved, ...savings }] : [];
  });
  const months = known.map(({ breakEven }) => (breakEven?.kind === "after" ? breakEven.months : 0));
  const lastYear = Math.max(usualYears, ...months.map((each) => Math.ceil(each / 12) + 1));
  const series = known.map(({ id, index, name, saved, cost }) => ({
    ...{ id, index, name },
    values: Array.from({ length: lastYear + 1 }, (_, year) => (cents(saved) * year * 12 - cents(cost)) / 100),
  }));
  return { series, lastYear };
}
