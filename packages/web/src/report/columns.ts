import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { isExisting, priceOf, type WorkingLoan, type WorkingPrice, type WorkingProperty } from "../scenario/document";
import { type Basis, figuresOf } from "../scenario/figures/loan-figures";
import { loanName, placesOf } from "../scenario/names/loan-name";
import { type LoanWords, loanTerms, loanTitle } from "../scenario/names/loan-title";

/** One loan of the report: a column of every table and a line of every chart, whoever reads it. */
export type Column = {
  id: string;
  /** Its place among all: decides color, dash and shape. */
  index: number;
  /** What it is called beside the others: "Loan 2" and "Existing" to the officer, "B" and "Today" to the client. */
  letter: string;
  /** The typed name, or one made of what the loan is. */
  title: string;
  /** "20% down"; null where there is nothing to say. */
  terms: string | null;
  /** A mortgage that the client has already: it stands beside what is offered and wins no mark against it. */
  isOwed: boolean;
  /** The day whose rules its figures follow. */
  asOf: string;
  closingDate: string | null | undefined;
  loan: WorkingLoan;
  property: WorkingProperty | undefined;
  price: WorkingPrice | undefined;
  /** Null while a required field of the loan is missing or in error: its figures are dashes, never stale. */
  result: LoanResult | null;
};

/** A loan whose result stands. */
export type Computed = Column & { result: LoanResult };

export const isComputed = (column: Column): column is Computed => column.result !== null;

type Named = Pick<Column, "index" | "letter" | "title" | "terms">;

function columnOf(basis: Basis, loan: WorkingLoan, named: (result: LoanResult | null) => Named): Column {
  const { property, result } = figuresOf(basis, loan);
  const price = priceOf(property, loan.purchaseDetailsID);
  const { asOf, closingDate } = basis.document;
  return { id: loan.id, ...named(result), isOwed: isExisting(loan), asOf, closingDate, loan, property, price, result };
}

/** The loans in the order in which the officer has them, by numbers. */
export function officerColumns(basis: Basis): Column[] {
  const { loans } = basis.document;
  const places = placesOf(loans);
  return loans.map((loan) => {
    const { index, title } = places.get(loan)!;
    return columnOf(basis, loan, () => ({ index, letter: title, title: loanName(loan), terms: null }));
  });
}

const letterOf = (at: number) => String.fromCharCode("A".charCodeAt(0) + at);

/** Loans that are offered come first, by letters; what the client owes already stands after them. */
export function clientColumns(basis: Basis, words: LoanWords): Column[] {
  const { loans } = basis.document;
  const offered = loans.filter((loan) => !isExisting(loan));
  return [...offered, ...loans.filter(isExisting)].map((loan, index) =>
    columnOf(basis, loan, (result) => ({
      index,
      letter: index < offered.length ? letterOf(index) : words.today,
      title: loanTitle(loan, words),
      terms: loanTerms(loan, result, words),
    })),
  );
}

/** "loan B"; "the mortgage you have now". */
export const inSentence = ({ isOwed, letter }: Column, words: LoanWords) =>
  isOwed ? words.existing : words.loan(letter);
