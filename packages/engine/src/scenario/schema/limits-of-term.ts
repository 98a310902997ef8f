import { fixedMonths, type LoanType } from "../../loan/loan-type";
import type { Program } from "../../loan/program";
import { usualDrawYears } from "./second-loan";
import type { SecondLoan } from "./types";

/** Finds the years of the first rate of an adjustable type; 0 for other types. */
export const fixedYears = (type: LoanType): number => (fixedMonths(type) ?? 0) / 12;

/** Finds the interest-only years of a program or second loan, which its key ends with; 0 for those that repay principal from the first payment. */
export const interestOnlyYears = (of: Program | SecondLoan["type"]): number =>
  Number(/^(?:interest|float)(\d+)$/.exec(of)?.[1] ?? 0);

/** Finds the years for which a second loan pays interest alone: of a line of credit, those for which it may be drawn. */
export const secondInterestOnlyYears = ({ type, drawYears }: Pick<SecondLoan, "type" | "drawYears">): number =>
  type === "heloc" ? (drawYears ?? usualDrawYears) : interestOnlyYears(type);

/** Tells whether the fixed period or the interest-only years last as long as the term, so that the rate would never change or nothing would be repaid. Such a loan is refused and has no figures. */
export const outlastsTerm = (term: number, { type, program }: { type: LoanType; program: Program }): boolean =>
  fixedYears(type) >= term || interestOnlyYears(program) >= term;

/** Finds the most custom rates that a loan may have: one for each year after the fixed period, and at least one. */
export const mostCustomRates = (term: number, type: LoanType): number =>
  Math.max(1, Math.ceil(term - fixedYears(type)));
