/** What the client pays each month today and with each loan, from the engine's own figures. */
import { dollars, inDollars, sum } from "@highway/engine/money/cents";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { comparedLoans, isExisting, type WorkingLoan } from "../../scenario/document";
import { wholeOf } from "../../scenario/figures/figures";
import { type Basis, resultOf } from "../../scenario/figures/loan-figures";
import { owedTotals, stayingBeside } from "./totals";

/** Dollars; null where a figure is not known. */
export type Position = {
  /** "Today", "Loan 2". */
  title: string;
  /** Balances: what stays, and what is lent. */
  owed: number | null;
  /** Principal, interest and mortgage insurance of all mortgages, and the debts' payments, a month. */
  month: number | null;
  /** Percent of income, housing costs included. */
  dti: number | null;
  /** To bring at closing; less than nothing is cash out. Null today. */
  cash: number | null;
  /** Of it, once the home that the client has is sold; null where none is. */
  cashAfterSale: number | null;
};

const added = (...amounts: number[]) => inDollars(sum(amounts.map(dollars)));

function monthOf({ monthly }: LoanResult): number | null {
  const { principalAndInterest, secondLoan, mortgageInsurance } = monthly;
  return mortgageInsurance === null ? null : added(principalAndInterest, secondLoan, mortgageInsurance);
}

/** Today's share of the income is that of the first mortgage on any home, in which nothing has been paid off yet. */
function todaysDTI(basis: Basis): number | null {
  const [mortgage] = basis.document.loans.filter(isExisting);
  return (mortgage && resultOf(basis, mortgage)?.dti) ?? null;
}

const unknown = { owed: null, month: null, dti: null, cash: null, cashAfterSale: null };

/** By loan, what is still to bring after the sale of a home. */
const afterSale = (basis: Basis) =>
  new Map(wholeOf(basis).moveUp?.loans.map(({ loanID, cashAfterSale }) => [loanID, cashAfterSale]));

function withLoan(basis: Basis, loan: WorkingLoan, place: number, sold: ReadonlyMap<string, number>): Position {
  const result = resultOf(basis, loan);
  const title = `Loan ${place + 1}`;
  if (!result) return { ...unknown, title };
  const month = monthOf(result);
  const staying = stayingBeside(basis.document, loan);
  return {
    title,
    owed: added(result.amount, result.secondLoan?.amount ?? 0, staying.balance),
    month: month === null ? null : added(month, staying.month),
    dti: result.dti,
    cash: result.cash.toClose,
    cashAfterSale: sold.get(loan.id) ?? null,
  };
}

/** Today, then each loan that is compared. */
export function positions(basis: Basis): Position[] {
  const { all } = owedTotals(basis.document);
  const today = { ...unknown, title: "Today", owed: all.balance, month: all.month, dti: todaysDTI(basis) };
  const sold = afterSale(basis);
  return [today, ...comparedLoans(basis.document).map((loan, place) => withLoan(basis, loan, place, sold))];
}
