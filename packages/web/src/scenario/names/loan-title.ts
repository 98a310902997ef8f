import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { trimmedPercent } from "../../lib/format/format";
import type { WordsOf } from "../../lib/words/lang";
import type { loanEn } from "../../lib/words/loan.en";
import { isExisting, type WorkingLoan } from "../document";
import { changeMonths, isBuydown } from "./loan-name";

export type LoanWords = WordsOf<typeof loanEn>;

/** "30-Year Fixed", "30-Year Fixed FHA", "30-Year 5/6 ARM"; the name that the officer typed wins. */
export function loanTitle(loan: WorkingLoan, words: LoanWords): string {
  if (loan.name.trim()) return isolated(loan.name.trim());
  if (isExisting(loan)) return words.names.existing;
  if (loan.program === "allCash") return words.programs.allCash;
  const { names } = words;
  const years = Number(loan.term);
  const program = programOf(loan, words);
  const adjusts = adjustsOf(loan, words);
  if (adjusts) return program ? names.armOf(years, adjusts, program) : names.arm(years, adjusts);
  const fixed = program ? names.fixedOf(years, program) : names.fixed(years);
  const only = interestOnlyYears(loan);
  const name = only > 0 ? names.interestOnly(fixed, only) : fixed;
  return isBuydown(loan.type) ? names.buydown(name, [...loan.type.slice(2)].join("/")) : name;
}

/** A name that runs from right to left, in Unicode's isolates: the "20% down" after it keeps its order (UAX 9). */
const isolated = (name: string) => (/[\p{sc=Arab}\p{sc=Hebr}]/u.test(name) ? `\u2068${name}\u2069` : name);

const interestOnlyYears = ({ program }: WorkingLoan) => Number(/^interest(\d+)$/.exec(program)?.[1] ?? 0);

/** Where the program says more than the type does; a conventional loan is what one expects. */
function programOf(loan: WorkingLoan, { programs }: LoanWords): string | null {
  if (loan.program === "other") return loan.customProgram?.trim() || null;
  return loan.program === "conventional" || interestOnlyYears(loan) > 0 ? null : programs[loan.program];
}

/** "5/6": fixed for 5 years, then another rate every 6 months. */
function adjustsOf(loan: WorkingLoan, { names }: LoanWords): string | null {
  const { type } = loan;
  if (type === "armHalf") return names.halfYearArm;
  return fixedYears(type) > 0 ? `${fixedYears(type)}/${changeMonths(loan) === 12 ? 1 : 6}` : null;
}

/** What is under the name: "20% down", "Refinance". Null where there is nothing to say. */
export function loanTerms(loan: WorkingLoan, result: LoanResult | null, { names }: LoanWords): string | null {
  if (isExisting(loan)) return null;
  if (loan.category === "refinance") return result && result.cash.toClose < 0 ? names.cashOut : names.refinance;
  if (loan.program === "allCash") return names.noLoan;
  return result ? names.down(downShare(result)) : null;
}

/** The borrower's own share of the price that the loan counts: "3.5%". */
export const downShare = ({ cash, applicablePrice }: LoanResult): string =>
  trimmedPercent(applicablePrice > 0 ? (cash.downPayment / applicablePrice) * 100 : 0);

/** "27 years 4 months", "10 meses". */
export function spelledMonths(months: number, words: Pick<LoanWords, "years" | "months" | "yearsAndMonths">): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (rest === 0 && years > 0) return words.years(years);
  return years === 0 ? words.months(rest) : words.yearsAndMonths(words.years(years), words.months(rest));
}

/** "30 yr", "5 mo", "27 yr 4 mo". */
export function shortMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years > 0 && `${years} yr`, (rest > 0 || years === 0) && `${rest} mo`];
  return parts.filter(Boolean).join(" ");
}
