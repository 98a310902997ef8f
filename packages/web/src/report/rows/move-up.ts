import type { MoveUp } from "@highway/engine/scenario/schema/types";
import type { LoanWords } from "../../scenario/names/loan-title";
import type { Column } from "../columns";
import { knownReading, line, rowsOf } from "../row";

/** Returns what the home being sold brings, and what is subtracted from it. */
export const saleLines = (sale: MoveUp, { sale: words }: LoanWords): [label: string, dollars: number][] => [
  [words.value, sale.value],
  [words.costToSell, -sale.costToSell],
  [words.repairs, -sale.repairs],
  [words.payoffs, -sale.payoffs],
  [words.debts, -sale.debtsPaidOff],
];

export function moveUpRows({ loans }: MoveUp) {
  const of = ({ id }: Column) => loans.find(({ loanID }) => loanID === id);
  const rows = rowsOf({
    cashAfterSale: line.dollars("moveUp", (column) => of(column)?.cashAfterSale ?? "none", { ranks: true }),
    monthlyChange: line.cents(
      "monthlyChange",
      (column) => {
        const mine = of(column);
        return mine ? knownReading(mine.monthlyChange) : "none";
      },
      { ranks: true },
    ),
  });
  return [rows.cashAfterSale, rows.monthlyChange] as const;
}
