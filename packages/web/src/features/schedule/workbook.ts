import { cut } from "@highway/engine/text/cut";
import { figureAt, fileColumns, isRecastAt, payerTitle, subsidyPayer, totalOf } from "./columns";
import { type By, fileLines, type ScheduleLoan } from "./lines";
import { paymentDay } from "./payment-edits";
import type { Cell, Sheet } from "./xlsx";

const head = (text: string): Cell => ({ text, look: "head" });
const whole = (number: number): Cell => ({ number, look: "whole" });
const cents = (number: number): Cell => ({ number, look: "money" });

function heads(loan: ScheduleLoan, by: By): Cell[] {
  const line = by === "yearly" ? ["Year"] : ["Payment no.", "Date"];
  const payer = subsidyPayer(loan) ? [payerTitle] : [];
  return [...line, ...fileColumns([loan]).map(({ title }) => title), "Recast", ...payer].map(head);
}

function lines(loan: ScheduleLoan, by: By, firstPayment: string): Cell[][] {
  const [columns, payer] = [fileColumns([loan]), subsidyPayer(loan)];
  return fileLines(by, loan).map((line) => [
    whole(line.number),
    ...(by === "monthly" ? [{ day: paymentDay(firstPayment, line.number) }] : []),
    ...columns.map(({ key }) => cents(figureAt(loan, line, key)!)),
    isRecastAt(loan, line) ? { text: "yes" } : null,
    ...(payer ? [{ text: payer }] : []),
  ]);
}

const totals = (loan: ScheduleLoan, by: By): Cell[] => [
  head("Total"),
  ...(by === "monthly" ? [null] : []),
  ...fileColumns([loan]).map(({ key }): Cell => {
    const total = totalOf(loan, key);
    return total === null ? null : { number: total, look: "total" };
  }),
];

/** Makes a name that Excel takes for a sheet: at most 31 characters, none of []:*?/\, and no quote at its end. */
const sheetName = ({ head: place, name }: ScheduleLoan) =>
  cut(`${place}, ${name}`.replace(/[[\]:*?/\\]/g, " "), 31).replace(/['\s]+$/, "");

/** Makes one sheet a loan. No two names are alike: each begins with the loan's letter. */
export const sheetsOf = (loans: readonly ScheduleLoan[], by: By, firstPayment: string): Sheet[] =>
  loans.map((loan) => ({
    name: sheetName(loan),
    widths: [12, ...(by === "monthly" ? [12] : []), ...fileColumns([loan]).map(() => 15), 9, 15],
    rows: [heads(loan, by), ...lines(loan, by, firstPayment), totals(loan, by)],
  }));
