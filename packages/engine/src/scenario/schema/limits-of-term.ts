import { fixedMonths, type LoanType } from "../../loan/loan-type";
import type { Program } from "../../loan/program";
import type { SecondLoan } from "./types";

/** Years of the first rate of an adjustable type; 0 for the others. */
export const fixedYears = (type: LoanType): number => (fixedMonths(type) ?? 0) / 12;

/** Years of interest alone, which the names of such programs and second loans end with; 0 for those that repay from the first payment. */
export const interestOnlyYears = (of: Program | SecondLoan["type"]): number =>
  Number(/^(?:interest|float)(\d+)$/.exec(of)?.[1] ?? 0);

/** The rate would never change, or nothing would ever be repaid: such a loan is refused, and has no figures. */
export const outlastsTerm = (term: number, { type, program }: { type: LoanType; program: Program }): boolean =>
  fixedYears(type) >= term || interestOnlyYears(program) >= term;

/** One can be added while there are fewer than the years after the fixed period, and the first stays. */
export const mostCustomRates = (term: number, type: LoanType): number =>
  Math.max(1, Math.ceil(term - fixedYears(type)));
