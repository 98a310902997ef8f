import type { AmortSchedule } from "@highway/core/scenario/types";
import type { Series } from "../../ui/chart/series";
import type { Column, Computed } from "./column";
import type { Row } from "./rows";

/** Each loan's schedule by years, for the loans that have one. All cash borrows nothing and has none. */
export type Schedules = ReadonlyMap<string, AmortSchedule>;

/** Dollars owed after so many years; after the last payment, nothing. */
export const balanceAt = (amount: number, { balance }: AmortSchedule, year: number): number =>
  year === 0 ? amount : (balance[year - 1] ?? 0);

/** Dollars of interest paid in so many years; after the last payment it stays. */
export const interestAt = ({ totalInterest }: AmortSchedule, year: number): number =>
  year === 0 ? 0 : (totalInterest[Math.min(year, totalInterest.length) - 1] ?? 0);

/** The year in which the last loan is paid off; 0 when nothing is borrowed. */
export const lastYearOf = (schedules: Schedules): number =>
  Math.max(0, ...[...schedules.values()].map((schedule) => schedule.balance.length));

/** Lines for a chart. A balance ends where the loan does; interest goes on level, so that ends can be compared. */
export function chartSeries(columns: readonly Computed[], schedules: Schedules, of: "balance" | "interest"): Series[] {
  const lastYear = lastYearOf(schedules);
  return columns.flatMap(({ id, index, title, result }) => {
    const schedule = schedules.get(id);
    if (!schedule) return [];
    const years = of === "balance" ? schedule.balance.length : lastYear;
    const values = Array.from({ length: years + 1 }, (_, year) =>
      of === "balance" ? balanceAt(result.amount, schedule, year) : interestAt(schedule, year),
    );
    return [{ id, index, name: title, values }];
  });
}

/** The figures at one year, as lines of a table: what is owed, then the interest paid. */
export function yearRows(schedules: Schedules, year: number): [balance: Row, interest: Row] {
  const reading = (column: Column, read: (schedule: AmortSchedule) => number) => {
    const schedule = schedules.get(column.id);
    return schedule ? read(schedule) : "none";
  };
  // Schedules are the first loan's, workings of both together.
  const explained = { years: year, unexplained: ({ result }: Column) => Boolean(result?.secondLoan) };
  return [
    {
      label: "Balance",
      precision: "dollars",
      figure: "balance",
      ...explained,
      of: (column) => reading(column, (schedule) => balanceAt(column.result.amount, schedule, year)),
      compare: "differ",
    },
    {
      label: "Interest paid",
      precision: "dollars",
      figure: "interestPaid",
      ...explained,
      of: (column) => reading(column, (schedule) => interestAt(schedule, year)),
      compare: "rank",
    },
  ];
}
