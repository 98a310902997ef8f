/** The lines of charts: for each loan a value for every year. */

import type { LoanWords } from "../../scenario/names/loan-title";
import type { Series } from "../../ui/chart/series";
import { type Column, type Computed, isComputed } from "../columns";
import { homesAndWays } from "../rows/appreciation";
import { streetOf } from "../rows/loans";
import { type Measure, todayAt } from "../rows/over-years";
import type { Yearly } from "../times";

const line = ({ id, index, letter }: Column, values: readonly number[]): Series => ({
  id,
  index,
  name: letter,
  values,
});

/** Returns the year after which nothing is owed on a loan and its second loan; 0 if nothing is borrowed. */
export function endOf(id: string, yearly: Yearly): number {
  const horizons = yearly.get(id) ?? [];
  const last = horizons.findLastIndex(({ balance }) => balance > 0);
  return last < 0 ? 0 : Math.min(last + 1, horizons.length - 1);
}

/** Returns the loans that borrow something. */
export const lentOf = (columns: readonly Column[], yearly: Yearly): Computed[] =>
  columns.filter((column): column is Computed => isComputed(column) && endOf(column.id, yearly) > 0);

/** Makes the lines up to the end of the loans. A balance ends with its loan; interest continues level, so that the ends can be compared. */
export function untilPaid(columns: readonly Computed[], yearly: Yearly, of: "balance" | "interestPaid") {
  const lastYear = Math.max(0, ...columns.map(({ id }) => endOf(id, yearly)));
  const series = columns.map((column) => {
    const end = of === "balance" ? endOf(column.id, yearly) : lastYear;
    const values = (yearly.get(column.id) ?? []).slice(0, end + 1).map((horizon) => horizon[of]);
    return line(column, values);
  });
  return { series, lastYear };
}

/** Makes a line for each loan whose measure is known. */
export const measureSeries = (measure: Measure, columns: readonly Column[], yearly: Yearly): Series[] =>
  columns.filter(isComputed).flatMap((column) => {
    const { replaced } = column;
    const values = (yearly.get(column.id) ?? []).map((horizon, years) =>
      replaced && measure.debts ? todayAt(measure, column, replaced, years, yearly) : measure.of(horizon),
    );
    return values.length > 0 && values.every((value) => value !== null) ? [line(column, values)] : [];
  });

const usualYears = 10;
const cents = (dollars: number) => Math.round(dollars * 100);

/**
 * Makes the lines of what each refinance has saved after so many years, less its cost: each crosses zero at its break-even. They reach a little beyond
 * the latest break-even, and at least ten years.
 */
export function savingsSeries(columns: readonly Column[]): { series: Series[]; lastYear: number } {
  const known = columns.filter(isComputed).flatMap((column) => {
    const { savings } = column.result;
    return savings?.savedByYear ? [{ column, ...savings, saved: savings.savedByYear }] : [];
  });
  const months = known.map(({ breakEven }) => (breakEven?.kind === "after" ? breakEven.months : 0));
  const lastYear = Math.max(usualYears, ...months.map((each) => Math.ceil(each / 12) + 1));
  const every = Array.from({ length: lastYear + 1 }, (_, year) => year);
  const series = known.map(({ column, saved, cost }) =>
    line(
      column,
      every.map((year) => (cents(saved[Math.min(year, saved.length - 1)]!) - cents(cost)) / 100),
    ),
  );
  return { series, lastYear };
}

/** Makes a line for each kind of appreciation of each home at each price. Loans on the same home share it, under a mark of the home. */
export const valueSeries = (columns: readonly Column[], words: LoanWords): Series[] =>
  homesAndWays(columns).map(({ column, way }, index) => ({
    id: `${column.id} ${way.type}`,
    index,
    of: "homes",
    name: `${streetOf(column.property) || words.homeOf(column.within, column.title)}, ${words.ways[way.type].toLowerCase()}`,
    values: way.values,
  }));
