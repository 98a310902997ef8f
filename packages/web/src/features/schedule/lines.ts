import type { AmortSchedule, LoanResult } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../../scenario/document";
import type { LoanPlace } from "../../scenario/names/loan-name";

/** A line of the table: a year, or one payment. `open` is null where years do not open. */
export type Line =
  | { kind: "year"; number: number; from: number; to: number; open: boolean | null }
  | { kind: "payment"; number: number };

/** A group holds the payments of a year. */
export const paymentsAYear = 12;

const yearLine = (number: number, payments: number, open: boolean | null): Line => ({
  kind: "year",
  number,
  from: (number - 1) * paymentsAYear + 1,
  to: Math.min(number * paymentsAYear, payments),
  open,
});

/**
 * Gives the lines of the longest loan shown, in order.
 * @param closed  years whose payments are put away; counts for the monthly table alone
 */
export function linesOf(by: By, payments: number, closed: ReadonlySet<number>): Line[] {
  const years = Array.from({ length: Math.ceil(payments / paymentsAYear) }, (_, at) => at + 1);
  if (by === "yearly") return years.map((number) => yearLine(number, payments, null));
  return years.flatMap((number) => {
    const year = yearLine(number, payments, !closed.has(number));
    if (closed.has(number) || year.kind !== "year") return [year];
    const count = year.to - year.from + 1;
    return [year, ...Array.from({ length: count }, (_, at): Line => ({ kind: "payment", number: year.from + at }))];
  });
}

/** Gives the lines that a file has of one loan: its years, or its payments without a line for their year. */
export const fileLines = (by: By, { months }: ScheduleLoan): Line[] =>
  linesOf(by, months.balance.length, new Set()).filter(({ kind }) => kind === (by === "yearly" ? "year" : "payment"));

export const lineKey = ({ kind, number }: Line) => `${kind} ${number}`;

/** Says whether a payment belongs to the line. A year that is open leaves it to the payment's own line. */
export const holds = (line: Line, payment: number): boolean =>
  line.kind === "payment" ? line.number === payment : line.open !== true && payment >= line.from && payment <= line.to;

/** One loan of the report with its repayment by months and by years. */
export type ScheduleLoan = LoanPlace & {
  id: string;
  name: string;
  loan: WorkingLoan;
  result: LoanResult;
  months: AmortSchedule;
  years: AmortSchedule;
};

/** A loan without a schedule: it borrows nothing, or a required field is missing or wrong. */
export type LoanWithout = LoanPlace & { id: string; why: string };

export type Schedules = {
  loans: readonly ScheduleLoan[];
  without: readonly LoanWithout[];
  /** Day of payment 1; null while no loan has a schedule. */
  firstPayment: string | null;
};

/** The rows of the table are years or payments. */
export type By = "yearly" | "monthly";

export const columnsOf = ({ months, years }: ScheduleLoan, by: By): AmortSchedule => (by === "yearly" ? years : months);
