/** What the client owes today, by what is paid off and what stays. A line that lacks a figure counts for nothing yet. */
import { type Cents, dollars, inDollars, sum } from "@highway/core/money/cents";
import { existingMonth } from "@highway/core/scenario/existing";
import { isExisting, type WorkingReport } from "../../../lib/scenario/document";
import { readyDebt } from "../../../lib/scenario/ready";
import { readyLoan } from "../../../lib/scenario/ready-loan";

/** Dollars; `month` a month, mortgage insurance included. */
export type Owed = { count: number; balance: number; month: number };
export type OwedTotals = { mortgages: Owed; debts: Owed; paidOff: Owed; staying: Owed; all: Owed };

type Line = { isMortgage: boolean; payOff: boolean; balance: Cents; month: Cents };

function linesOf({ loans, debts }: WorkingReport): Line[] {
  const mortgages = loans.filter(isExisting).flatMap((loan) => readyLoan(loan) ?? []);
  return [
    ...mortgages.map((loan) => ({
      isMortgage: true,
      payOff: loan.payOff ?? false,
      balance: dollars(loan.balance ?? 0),
      month: existingMonth(loan),
    })),
    ...debts
      .flatMap((debt) => readyDebt(debt) ?? [])
      .map(({ payOff, balance, payment }) => ({
        isMortgage: false,
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
    mortgages: total(lines.filter(({ isMortgage }) => isMortgage)),
    debts: total(lines.filter(({ isMortgage }) => !isMortgage)),
    paidOff: total(lines.filter(({ payOff }) => payOff)),
    staying: total(lines.filter(({ payOff }) => !payOff)),
    all: total(lines),
  };
}
