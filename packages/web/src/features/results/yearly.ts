import type { Horizon } from "@highway/engine/scenario/schema/types";
import type { Series } from "../../ui/chart/series";
import type { Column, Computed } from "./column";
import type { Row } from "./rows";

/** Each loan's figures after every year, both its loans together, for the loans that have figures. */
export type Yearly = ReadonlyMap<string, readonly Horizon[]>;

/** The year in which a loan and its second loan are paid off; 0 where nothing is borrowed. */
const endOf = (horizons: readonly Horizon[]): number => {
  const last = horizons.findLastIndex(({ balance }) => balance > 0);
  return last < 0 ? 0 : Math.min(last + 1, horizons.length - 1);
};

/** The year in which the last of the loans is paid off; 0 when nothing is borrowed. */
export const lastYearOf = (columns: readonly Computed[], yearly: Yearly): number =>
  Math.max(0, ...columns.map(({ id }) => endOf(yearly.get(id) ?? [])));

/** Lines for a chart. A balance ends where the loan does; interest goes on level, so that ends can be compared. */
export function chartSeries(columns: readonly Computed[], yearly: Yearly, of: "balance" | "interestPaid"): Series[] {
  const lastYear = lastYearOf(columns, yearly);
  return columns.flatMap(({ id, index, title }) => {
    const horizons = yearly.get(id) ?? [];
    const end = endOf(horizons);
    if (end === 0) return [];
    const values = horizons.slice(0, (of === "balance" ? end : lastYear) + 1).map((horizon) => horizon[of]);
    return [{ id, index, name: title, values }];
  });
}

/** The figures at one year, as lines of a table: what is owed, then the interest paid. */
export function yearRows(yearly: Yearly, years: number): [balance: Row, interest: Row] {
  const reading = (of: "balance" | "interestPaid") => (column: Computed) =>
    column.result.amount === 0 ? "none" : (yearly.get(column.id)?.[years]?.[of] ?? "missing");
  return [
    { label: "Balance", precision: "dollars", figure: "balance", years, of: reading("balance"), compare: "differ" },
    {
      label: "Interest paid",
      precision: "dollars",
      figure: "interestPaid",
      years,
      of: reading("interestPaid"),
      compare: "rank",
    },
  ];
}

/** Loans that borrow something. */
export const lentOf = (columns: readonly Column[], yearly: Yearly): Computed[] =>
  columns.filter((column): column is Computed => endOf(yearly.get(column.id) ?? []) > 0);
