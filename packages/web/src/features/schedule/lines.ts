import type { By } from "./schedule-loan";

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

export const lineKey = ({ kind, number }: Line) => `${kind} ${number}`;

/** Says whether a payment belongs to the line. A year that is open leaves it to the payment's own line. */
export const holds = (line: Line, payment: number): boolean =>
  line.kind === "payment" ? line.number === payment : line.open !== true && payment >= line.from && payment <= line.to;
