/** What the client owes today, by what is paid off and what stays. A line that lacks a figure counts for nothing yet. */
import { type Cents, dollars, inDollars, sum } from "@highway/engine/money/cents";
import { existingMonth } from "@highway/engine/scenario/steps/existing-mortgage";
import { isExisting, type WorkingLoan, type WorkingReport } from "../../scenario/document";
import { readyDebt, readyLoan } from "../../scenario/figures/ready";

/** Dollars; `month` a month, mortgage insurance included. */
export type Owed = { count: number; balance: number; month: number };
export type OwedTotals = { mortgages: Owed; debts: Owed; paidOff: Owed; all: Owed };

/** `home` is the property of a mortgage. */
type Line = { home: string | null; payOff: boolean; balance: Cents; month: Cents };

function linesOf({ loans, debts }: WorkingReport): Line[] {
  const mortgages = loans.filter(isExisting).flatMap((loan) => readyLoan(loan) ?? []);
  return [
    ...mortgages.map((loan) => ({
      home: loan.propertyID,
      payOff: loan.payOff ?? false,
      balance: dollars(loan.balance ?? 0),
      month: existingMonth(loan),
    })),
    ...debts
      .flatMap((debt) => readyDebt(debt) ?? [])
      .map(({ payOff, balance, payment }) => ({
        home: null,
        payOff,
        balance: dollars(balance),
        month: dollars(payment),
      })),
  ];
}

const total = (lines: readonly Line[]): Owed => ({
  count: lines.length,
  balance: inDollars(sum(lines.map(({ balance }) => balance))),
  month: inDollars(sum(lines.map(({ month }) => month))),
});

export function owedTotals(document: WorkingReport): OwedTotals {
  const lines = linesOf(document);
  return {
    mortgages: total(lines.filter(({ home }) => home !== null)),
    debts: total(lines.filter(({ home }) => home === null)),
    paidOff: total(lines.filter(({ payOff }) => payOff)),
    all: total(lines),
  };
}

/** Returns what the client still owes beside a loan. A refinance pays off only the mortgages of its own home. */
export function stayingBeside(document: WorkingReport, { category, propertyID }: WorkingLoan): Owed {
  const elsewhere = ({ home }: Line) => category === "refinance" && home !== null && home !== propertyID;
  return total(linesOf(document).filter((line) => !line.payOff || elsewhere(line)));
}
