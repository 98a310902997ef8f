import { everyColumn, totalOf } from "./columns";
import { type By, columnsOf, type ScheduleLoan } from "./lines";
import { paymentDay } from "./payment-edits";
import type { Cell, Sheet } from "./xlsx";

const head = (text: string): Cell => ({ text, look: "head" });
const whole = (number: number): Cell => ({ number, look: "whole" });
const cents = (number: number): Cell => ({ number, look: "money" });

function heads(by: By): Cell[] {
  const line = by === "yearly" ? ["Year"] : ["Payment no.", "Date"];
  return [...line, ...everyColumn.map(({ title }) => title), "Recast"].map(head);
}

function lines(loan: ScheduleLoan, by: By, firstPayment: string): Cell[][] {
  const columns = columnsOf(loan, by);
  return columns.balance.map((_, at) => [
    whole(at + 1),
    ...(by === "monthly" ? [{ day: paymentDay(firstPayment, at + 1) }] : []),
    ...everyColumn.map(({ key }) => cents(columns[key][at]!)),
    columns.recast[at] ? { text: "yes" } : null,
  ]);
}

const totals = (loan: ScheduleLoan, by: By): Cell[] => [
  head("Total"),
  ...(by === "monthly" ? [null] : []),
  ...everyColumn.map(({ key }): Cell => {
    const total = totalOf(loan, key);
    return total === null ? null : { number: total, look: "total" };
  }),
];

/** Makes a name that Excel takes for a sheet: at most 31 characters, none of []:*?/\, and no quote at its end. */
const sheetName = ({ title, name }: ScheduleLoan) =>
  `${title}, ${name}`
    .replace(/[[\]:*?/\\]/g, " ")
    .slice(0, 31)
    .replace(/'+$/, "")
    .trim();

/** Makes one sheet a loan. No two names are alike: each begins with the loan's number. */
export const sheetsOf = (loans: readonly ScheduleLoan[], by: By, firstPayment: string): Sheet[] =>
  loans.map((loan) => ({
    name: sheetName(loan),
    widths: [12, ...(by === "monthly" ? [12] : []), ...everyColumn.map(() => 15), 9],
    rows: [heads(by), ...lines(loan, by, firstPayment), totals(loan, by)],
  }));
