import type { LoanResult } from "@highway/engine/scenario/schema/types";
import {
  isExisting,
  priceOf,
  type WorkingLoan,
  type WorkingPrice,
  type WorkingProperty,
} from "../../scenario/document";
import { type Basis, figuresOf } from "../../scenario/figures/loan-figures";
import { loanTerms, loanTitle } from "../../scenario/names/loan-title";
import type { Words } from "./words";

/** One loan of the report: a column of every table and a line of every chart. */
export type Column = {
  id: string;
  /** Place among all: decides colour, dash and shape. */
  index: number;
  /** "A"; "Today" for a mortgage that the client has already. */
  letter: string;
  /** The typed name, or one made of what the loan is. */
  title: string;
  /** "20% down" */
  terms: string | null;
  isOwed: boolean;
  loan: WorkingLoan;
  property: WorkingProperty | undefined;
  price: WorkingPrice | undefined;
  result: LoanResult | null;
};
export type Computed = Column & { result: LoanResult };
export const isComputed = (column: Column): column is Computed => column.result !== null;

const letterOf = (at: number) => String.fromCharCode("A".charCodeAt(0) + at);

/** Loans that are offered come first, by letters; what the client owes already stands after them. */
export function columnsOf(basis: Basis, words: Words): Column[] {
  const { loans } = basis.document;
  const offered = loans.filter((loan) => !isExisting(loan));
  const ordered = [...offered, ...loans.filter(isExisting)];
  return ordered.map((loan, index): Column => {
    const { property, result } = figuresOf(basis, loan);
    return {
      id: loan.id,
      index,
      letter: index < offered.length ? letterOf(index) : words.loan.today,
      title: loanTitle(loan, words.loan),
      terms: loanTerms(loan, result, words.loan),
      isOwed: isExisting(loan),
      loan,
      property,
      price: priceOf(property, loan.purchaseDetailsID),
      result,
    };
  });
}

/** "loan B"; "the mortgage you have now". */
export const inSentence = ({ isOwed, letter }: Column, { loan }: Words) => (isOwed ? loan.existing : loan.loan(letter));

/** Columns that stand side by side on a page: as many as fit, spread evenly over as few tables as can be. */
export function blocksOf<T>(columns: readonly T[], most: number): T[][] {
  const tables = Math.ceil(columns.length / most);
  const size = Math.ceil(columns.length / Math.max(1, tables));
  return Array.from({ length: tables }, (_, at) => columns.slice(at * size, (at + 1) * size)).filter(
    (block) => block.length > 0,
  );
}
