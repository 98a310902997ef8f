import { loanLetter } from "@highway/core/reports/pure/loan-letters";
import { changeMonths } from "@highway/core/reports/pure/loan-name";
import { loanNamesEn } from "@highway/core/reports/pure/loan-names";
import { typeNames } from "@highway/engine/scenario/schema/loan";
import type { LoanType } from "@highway/engine/scenario/schema/types";
import type { WordsOf } from "../../lib/words/lang";
import { isExisting, type WorkingLoan } from "../document";

/** In the order they are offered in. */
export const loanTypes = Object.keys(typeNames) as LoanType[];

export { changeMonths, isBuydown, loanName } from "@highway/core/reports/pure/loan-name";

/** As officers say it: a "5/6 ARM" changes every 6 months, a "5/1 ARM" every year. */
export const typeName = (type: LoanType, months: 6 | 12 = 6): string =>
  months === 12 ? typeNames[type].replace("/6 ARM", "/1 ARM") : typeNames[type];

export const typeNameOf = (loan: Pick<WorkingLoan, "program" | "type" | "ARM">) =>
  typeName(loan.type, changeMonths(loan));

/** Where a loan stands beside the others: it decides its mark, and what it is called on every screen, page and file. */
export type LoanPlace = {
  /** 0 the first: it decides color, shape and dash. */
  index: number;
  /** "B"; "Today" for a mortgage that the client has already, "Today 2" for the second of them. */
  letter: string;
  /** "Loan B", at the head of its figures; "Today". */
  head: string;
  /** "loan B" within a sentence; "today's mortgage". */
  within: string;
};

type PlaceWords = Pick<WordsOf<typeof loanNamesEn>, "loanHead" | "loan" | "today" | "existing">;

/** What the loan at this place among those that are offered is called. */
export function offeredPlace(index: number, words: PlaceWords = loanNamesEn): LoanPlace {
  const letter = loanLetter(index);
  return { index, letter, head: words.loanHead(letter), within: words.loan(letter) };
}

/** Loans are lettered among those that are offered; what the client owes already comes after them, under its own name. */
export function placesOf(
  loans: readonly WorkingLoan[],
  words: PlaceWords = loanNamesEn,
): ReadonlyMap<WorkingLoan, LoanPlace> {
  const existing = loans.filter(isExisting);
  const offered = loans.filter((loan) => !isExisting(loan));
  return new Map([
    ...offered.map((loan, index) => [loan, offeredPlace(index, words)] as const),
    ...existing.map((loan, at) => {
      const number = existing.length === 1 ? "" : ` ${at + 1}`;
      const letter = `${words.today}${number}`;
      const place = { index: offered.length + at, letter, head: letter, within: `${words.existing}${number}` };
      return [loan, place] as const;
    }),
  ]);
}

/** "loan B": the loan at this place among those that are offered, within a sentence. */
export const loanAt = (place: number): string => offeredPlace(place).within;
