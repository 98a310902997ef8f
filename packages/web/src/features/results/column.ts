import type { Loan, LoanResult } from "@highway/core/scenario/types";

/** What of a loan the results print as it was typed; an empty field is null. */
export type TypedLoan = Pick<Loan, "program" | "customProgram" | "customAPR"> & {
  term: number | null;
  rate: number | null;
};

/** One loan of the report, as the results page shows it: a column of every table and a line of every chart. */
export type Column = {
  id: string;
  /** Its place in the report, from 1: it decides colour, shape and dash. */
  place: number;
  /** "Loan 2", unless there is but one. */
  title: string;
  /** The typed name, or else one made of program and term. */
  name: string;
  loan: TypedLoan;
  property: { id: string; street: string };
  /** Dollars; null while the price is missing. */
  price: { id: string; dollars: number | null };
  /** Null while a required field of the loan is missing or in error: its figures are dashes, never stale. */
  result: LoanResult | null;
};

/** Loans are ranked among those on the same property at the same price; others are compared, not ranked. */
export const rankedWith = (column: Column): string => `${column.property.id} ${column.price.id}`;
