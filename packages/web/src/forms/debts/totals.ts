/** What the client owes today, split into what is paid off and what stays, and how each loan changes it. A line without a figure does not count yet. */
import { type Cents, dollars, inDollars, sum } from "@highway/engine/money/cents";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { existingMonth } from "@highway/engine/scenario/steps/existing-mortgage";
import { comparedLoans, isExisting, type WorkingLoan, type WorkingReport } from "../../scenario/document";
import { wholeOf } from "../../scenario/figures/figures";
import { type Basis, resultOf } from "../../scenario/figures/loan-figures";
import { readyDebt, readyLoan } from "../../scenario/figures/ready";
import { offeredPlace } from "../../scenario/names/loan-name";

/** Dollars; `month` a month, mortgage insurance included. */
type Owed = { count: number; balance: number; month: number };
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

/** Returns what the client still owes besides a loan. A refinance pays off only the mortgages of its own home. */
function stayingBeside(document: WorkingReport, { category, propertyID }: WorkingLoan): Owed {
  const elsewhere = ({ home }: Line) => category === "refinance" && home !== null && home !== propertyID;
  return total(linesOf(document).filter((line) => !line.payOff || elsewhere(line)));
}

/** Dollars; null where a figure is not known. */
export type Position = {
  /** "Today", "Loan B". */
  title: string;
  /** The balances that stay, and the new loan. */
  owed: number | null;
  /** Principal, interest and mortgage insurance of all mortgages, and the debts' payments, a month. */
  month: number | null;
  /** Percent of income, housing costs included. */
  dti: number | null;
  /** The dollars to bring at closing; a negative amount is cash out. Null for today. */
  cash: number | null;
  /** The cash still needed after the sale of the client's home; null if no home is sold. */
  cashAfterSale: number | null;
};

const addCents = (...amounts: number[]) => inDollars(sum(amounts.map(dollars)));

function monthOf({ monthly }: LoanResult): number | null {
  const { principalAndInterest, secondLoan, mortgageInsurance } = monthly;
  return mortgageInsurance === null ? null : addCents(principalAndInterest, secondLoan, mortgageInsurance);
}

/** Returns today's debt-to-income ratio: that of the first mortgage on any home, before anything is paid off. */
function todaysDTI(basis: Basis): number | null {
  const [mortgage] = basis.document.loans.filter(isExisting);
  return (mortgage && resultOf(basis, mortgage)?.dti) ?? null;
}

const unknownTotals = { owed: null, month: null, dti: null, cash: null, cashAfterSale: null };

/** Returns the cash still needed after the sale of a home, by loan. */
const afterSale = (basis: Basis) =>
  new Map(wholeOf(basis).moveUp?.loans.map(({ loanID, cashAfterSale }) => [loanID, cashAfterSale]));

function withLoan(basis: Basis, loan: WorkingLoan, place: number, sold: ReadonlyMap<string, number>): Position {
  const result = resultOf(basis, loan);
  const title = offeredPlace(place).head;
  if (!result) return { ...unknownTotals, title };
  const month = monthOf(result);
  const staying = stayingBeside(basis.document, loan);
  return {
    title,
    owed: addCents(result.amount, result.secondLoan?.amount ?? 0, staying.balance),
    month: month === null ? null : addCents(month, staying.month),
    dti: result.dti,
    cash: result.cash.toClose,
    cashAfterSale: sold.get(loan.id) ?? null,
  };
}

/** Calculates what the client owes today, and with each compared loan. */
export function positions(basis: Basis): Position[] {
  const { all } = owedTotals(basis.document);
  const today = { ...unknownTotals, title: "Today", owed: all.balance, month: all.month, dti: todaysDTI(basis) };
  const sold = afterSale(basis);
  return [today, ...comparedLoans(basis.document).map((loan, place) => withLoan(basis, loan, place, sold))];
}
