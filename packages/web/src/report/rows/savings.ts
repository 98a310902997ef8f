import type { LoanWords } from "../../scenario/names/loan-title";
import { type Column, isComputed } from "../columns";
import { type Group, ifAny, isRefinance, knownReading, line, type Reader, readPart, rowsOf } from "../row";
import { loanFigures } from "./loans";
import { monthlyRows } from "./monthly";

/** What a refinance changes, compared with the mortgages and debts that it pays off. */
export const refinanceRows = rowsOf({
  before: line.cents(
    "monthlyBefore",
    readPart("savings", ({ monthlyBefore }) => monthlyBefore),
  ),
  after: line.cents(
    "monthlyAfter",
    readPart("savings", ({ monthlyAfter }) => knownReading(monthlyAfter)),
    { ranks: true },
  ),
  savings: line.cents(
    "savings",
    readPart("savings", ({ monthlySavings }) => knownReading(monthlySavings)),
    { isSum: true },
  ),
  refinanceCost: line.dollars(
    "refinanceCost",
    readPart("savings", ({ cost }) => cost),
    { ranks: true },
  ),
  interestLeft: line.dollars(
    "interestBefore",
    readPart("savings", ({ interestBefore }) => knownReading(interestBefore)),
  ),
  interestOfNew: line.dollars(
    "interestAfter",
    readPart("savings", ({ interestAfter }) => interestAfter),
    {
      ranks: true,
    },
  ),
});

/** Writes when the monthly savings have earned the cost of a refinance back. */
const breakEven = (month: (payment: number) => string) =>
  line.words(
    (column, { breakEven: words }) => {
      if (!isRefinance(column)) return "none";
      const found = isComputed(column) ? column.result.savings?.breakEven : null;
      if (!found) return "missing";
      if (found.kind === "always") return { text: words.atOnce };
      if (found.kind === "never") return { text: words.never };
      return { text: words.madeGood(found.months, month(found.months)) };
    },
    { explains: "savingsBreakEven" },
  );

/** Returns the rows of what a refinance achieves. The officer reads the amounts first. */
export function savingsGroups(
  columns: readonly Column[],
  reader: Reader,
  { each }: LoanWords,
  month: (payment: number) => string,
): Group[] {
  const rows = rowsOf({
    ...refinanceRows,
    paidOff: line.dollars(
      "payoffs",
      readPart("savings", ({ paidOff }) => (reader === "client" ? ifAny(paidOff) : paidOff)),
    ),
    breakEven: breakEven(month),
  });
  const hasIncome = columns.some((column) => isComputed(column) && column.result.dti !== null);
  const monthly = [rows.before, rows.after, rows.savings];
  const cost = [rows.refinanceCost, rows.breakEven];
  const interest = { title: each.interest, rows: [rows.interestLeft, rows.interestOfNew] };
  return reader === "client"
    ? [{ title: each.month, rows: monthly }, { title: each.cost, rows: [rows.paidOff, ...cost] }, interest]
    : [
        { rows: [rows.paidOff, loanFigures.cashOut] },
        { title: each.month, rows: hasIncome ? [...monthly, monthlyRows.debtToIncome] : monthly },
        { title: each.cost, rows: cost },
        interest,
      ];
}
