import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan, WorkingPrice, WorkingProperty } from "../../scenario/document";
import type { LoanPlace } from "../../scenario/names/loan-places";

/** One loan of the report, as the results page shows it: a column of every table and a line of every chart. */
export type Column = LoanPlace & {
  id: string;
  /** The typed name, or else one made of program and term. */
  name: string;
  loan: WorkingLoan;
  property: WorkingProperty | undefined;
  price: WorkingPrice | undefined;
  /** Null while a required field of the loan is missing or in error: its figures are dashes, never stale. */
  result: LoanResult | null;
  /** What keeps it from being right, in a sentence; null for a loan that has all its figures. */
  lacks: string | null;
};

/** A loan whose result stands. */
export type Computed = Column & { result: LoanResult };

export const isComputed = (column: Column): column is Computed => column.result !== null;

/** A mortgage that the client has already: it stands beside what is offered and wins no mark against it. */
export const isOwed = ({ loan }: Column): boolean => loan.category === "existing";
