import { loansTold } from "@highway/core/reports/pure/told";
import { debtInterestPaid } from "@highway/engine/scenario/outcomes/remaining-interest";
import type { LoanResult, Savings } from "@highway/engine/scenario/schema/types";
import { debtsPaidOff } from "@highway/engine/scenario/steps/existing-mortgage";
import { officerWords } from "../lib/words/officer";
import { isExisting, priceOf, type WorkingLoan, type WorkingPrice, type WorkingProperty } from "../scenario/document";
import { type Basis, figuresOf } from "../scenario/figures/loan-figures";
import { type LoanPlace, loanName, placesOf } from "../scenario/names/loan-name";
import { type LoanWords, loanTerms } from "../scenario/names/loan-title";

/** One loan of the report: a column of every table and a line of every chart, whoever reads it. */
export type Column = LoanPlace & {
  id: string;
  /** The typed name, or one made from the loan's terms. */
  title: string;
  /** The words under the name, "20% down"; null if there are none. */
  terms: string | null;
  /** Whether it is a mortgage that the client already has. */
  isOwed: boolean;
  /** What a refinance of the home ends, on the mortgage that represents today; null on every other loan. */
  replaced: Replaced | null;
  /** The day whose rules its figures follow. */
  asOf: string;
  closingDate: string | null | undefined;
  /** All loans of its report. */
  loans: readonly WorkingLoan[];
  loan: WorkingLoan;
  property: WorkingProperty | undefined;
  price: WorkingPrice | undefined;
  /** Null while a required field of the loan is missing or wrong. Its figures are then dashes, never out of date. */
  result: LoanResult | null;
};

/** The payments and the interest that a refinance ends: those of this mortgage, and of other mortgages and debts that it pays off. */
export type Replaced = Pick<Savings, "monthlyBefore" | "interestBefore"> & {
  /** The refinance whose working explains it. */
  by: string;
  /** Whether only this mortgage is paid off, so that each of its figures compares with a refinance's. */
  isAlone: boolean;
  /** The other mortgages that are paid off with it. */
  besides: readonly string[];
  /** The interest, in dollars, that the debts which are paid off would cost in so many years; null while it is not known. */
  debtInterest: (years: number) => number | null;
};

/** A loan that has its figures. */
export type Computed = Column & { result: LoanResult };

export const isComputed = (column: Column): column is Computed => column.result !== null;

/** Returns a sentence on second loans if a loan has one; otherwise nothing. */
export const ofSecond = (columns: readonly Column[], sentence: string) =>
  columns.some(({ result }) => result?.secondLoan) ? sentence : "";

/** Tells whether it is the mortgage with which refinances are compared. It comes first. */
export const isToday = ({ replaced }: Column) => replaced !== null;

function columnOf(basis: Basis, loan: WorkingLoan, place: LoanPlace, words: LoanWords): Column {
  const { property, result } = figuresOf(basis, loan);
  const price = priceOf(property, loan.purchaseDetailsID);
  const { asOf, closingDate, loans } = basis.document;
  return {
    id: loan.id,
    ...place,
    title: loanName(loan, words),
    terms: loanTerms(loan, result, words),
    isOwed: isExisting(loan),
    replaced: null,
    asOf,
    closingDate,
    loans,
    loan,
    property,
    price,
    result,
  };
}

/** Puts the client's mortgages before the offered loans if a refinance pays one off. The first mortgage of a home represents all that is paid off with it. */
function withToday(columns: readonly Column[], basis: Basis): Column[] {
  const { loans, debts } = basis.document;
  const paysOff = debts.some(({ payOff }) => payOff);
  const found = columns.map((column): Column => {
    const mortgages = loans.filter(
      (each) => isExisting(each) && each.payOff && each.propertyID === column.loan.propertyID,
    );
    if (mortgages[0]?.id !== column.id) return column;
    const by = columns.find(({ loan, result }) => loan.propertyID === column.loan.propertyID && result?.savings);
    if (!by?.result?.savings) return column;
    const { monthlyBefore, interestBefore } = by.result.savings;
    const isAlone = mortgages.length === 1 && !paysOff;
    const besides = mortgages.slice(1).map(({ id }) => id);
    const debtInterest = debtInterestOf(basis, by.loan);
    return { ...column, replaced: { monthlyBefore, interestBefore, by: by.id, isAlone, besides, debtInterest } };
  });
  const owed = found.filter(({ isOwed }) => isOwed);
  return found.some(isToday) ? [...owed, ...found.filter(({ isOwed }) => !isOwed)] : found;
}

/** Returns the interest that the debts of a refinance would cost without it. */
function debtInterestOf(basis: Basis, refinance: WorkingLoan): Replaced["debtInterest"] {
  const { input } = figuresOf(basis, refinance);
  const debts = input ? debtsPaidOff(input) : [];
  return (years) => {
    const each = debts.map((debt) => debtInterestPaid(debt, years * 12));
    return each.reduce<number | null>((sum, cents) => (sum === null || cents === null ? null : sum + cents / 100), 0);
  };
}

/** Lists the loans in the officer's order. */
export function officerColumns(basis: Basis): Column[] {
  const { loans } = basis.document;
  const places = placesOf(loans);
  const columns = loans.map((loan) => columnOf(basis, loan, places.get(loan)!, officerWords));
  return withToday(columns, basis);
}

/** Lists the offered loans in the order of their letters. What the client already owes, and a client is told of, comes after them, or before a refinance of it. */
export function clientColumns(basis: Basis, words: LoanWords): Column[] {
  const { loans } = basis.document;
  const told = loansTold(loans);
  const places = [...placesOf(loans, words)].filter(([loan]) => told.includes(loan));
  const columns = places.map(([loan, place]) => columnOf(basis, loan, place, words));
  return withToday(columns, basis);
}
