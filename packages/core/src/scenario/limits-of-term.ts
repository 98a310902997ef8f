import type { LoanType } from "../loan/loan-type";
import type { Program } from "../loan/program";

/** Years of the first rate of an adjustable type; 0 for the others. */
export const fixedYears = (type: LoanType): number =>
  type === "armHalf" ? 0.5 : type.startsWith("arm") ? Number(type.slice("arm".length)) : 0;

/** Years of interest alone; 0 for programs that repay from the first payment. */
export const interestOnlyYears = (program: Program): number =>
  program.startsWith("interest") ? Number(program.slice("interest".length)) : 0;

/** One can be added while there are fewer than the years after the fixed period, and the first stays. */
export const mostCustomRates = (term: number, type: LoanType): number =>
  Math.max(1, Math.ceil(term - fixedYears(type)));
