import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { trimmedPercent } from "../../lib/format/format";
import type { WordsOf } from "../../lib/words/lang";
import type { loanEn } from "../../lib/words/loan.en";
import { isExisting, type WorkingLoan } from "../document";
import { changeMonths, isBuydown, loanName } from "./loan-name";

export type LoanWords = WordsOf<typeof loanEn>;

/** Names a loan by its kind, whatever its own name: "30-Year Fixed", "30-Year Fixed FHA", "30-Year 5/6 ARM". */
export function productName(loan: WorkingLoan, words: LoanWords): string {
  if (isExisting(loan)) return words.names.existing;
  if (loan.program === "allCash") return words.programs.allCash;
  const { products } = words;
  const years = Number(loan.term);
  const program = programOf(loan, words);
  const adjusts = adjustsOf(loan, words);
  const rate = adjusts ? armName(years, adjusts, program, products) : fixedName(years, program, products);
  const only = interestOnlyYears(loan);
  const name = only > 0 ? products.interestOnly(rate, only) : rate;
  return isBuydown(loan.type) ? products.buydown(name, [...loan.type.slice(2)].join("/")) : name;
}

type Products = LoanWords["products"];
const armName = (years: number, adjusts: string, program: string | null, { arm, armOf }: Products) =>
  program ? armOf(years, adjusts, program) : arm(years, adjusts);
const fixedName = (years: number, program: string | null, { fixed, fixedOf }: Products) =>
  program ? fixedOf(years, program) : fixed(years);

const interestOnlyYears = ({ program }: WorkingLoan) => Number(/^interest(\d+)$/.exec(program)?.[1] ?? 0);

/** Returns the program, if it says more than the type; conventional is assumed. */
function programOf(loan: WorkingLoan, { programs }: LoanWords): string | null {
  if (loan.program === "other") return loan.customProgram?.trim() || null;
  return loan.program === "conventional" || interestOnlyYears(loan) > 0 ? null : programs[loan.program];
}

/** Writes "5/6" for a rate that is fixed for 5 years and then changes every 6 months. */
function adjustsOf(loan: WorkingLoan, { products }: LoanWords): string | null {
  const { type } = loan;
  if (type === "armHalf") return products.halfYearArm;
  return fixedYears(type) > 0 ? `${fixedYears(type)}/${changeMonths(loan) === 12 ? 1 : 6}` : null;
}

/** Returns the line under the name: "20% down", "Refinance". Null if there is nothing to add. */
export function loanTerms(loan: WorkingLoan, result: LoanResult | null, words: LoanWords): string | null {
  const terms = termsOf(loan, result, words);
  return terms && loanName(loan, words).toLowerCase().includes(terms.toLowerCase()) ? null : terms;
}

function termsOf(loan: WorkingLoan, result: LoanResult | null, { terms }: LoanWords): string | null {
  if (isExisting(loan)) return null;
  if (loan.category === "refinance") return result && result.cash.toClose < 0 ? terms.cashOut : terms.refinance;
  if (loan.program === "allCash") return terms.noLoan;
  return result ? terms.down(downShare(result)) : null;
}

/** Writes the borrower's own share of the price: "3.5%". */
export const downShare = ({ cash, applicablePrice }: LoanResult): string =>
  trimmedPercent(applicablePrice > 0 ? (cash.downPayment / applicablePrice) * 100 : 0);

/** Writes "27 years 4 months", "10 meses". */
export function spelledMonths(months: number, words: Pick<LoanWords, "years" | "months" | "yearsAndMonths">): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (rest === 0 && years > 0) return words.years(years);
  return years === 0 ? words.months(rest) : words.yearsAndMonths(words.years(years), words.months(rest));
}

/** Writes "30 yr", "5 mo", "27 yr 4 mo". */
export function shortMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years > 0 && `${years} yr`, (rest > 0 || years === 0) && `${rest} mo`];
  return parts.filter(Boolean).join(" ");
}
