import { loanLetter } from "@highway/core/reports/pure/loan-letters";
import { changeMonths } from "@highway/core/reports/pure/loan-name";
import { loanNamesEn } from "@highway/core/reports/pure/loan-names";
import { typeNames } from "@highway/engine/scenario/schema/loan";
import type { LoanType } from "@highway/engine/scenario/schema/types";
import type { WordsOf } from "../../lib/words/lang";
import { isExisting, type WorkingLoan } from "../document";

/** The types of loans, in the order of their list. */
export const loanTypes = Object.keys(typeNames) as LoanType[];

export { changeMonths, isBuydown, loanName } from "@highway/core/reports/pure/loan-name";

/** Names a type as officers do: a "5/6 ARM" changes every 6 months, a "5/1 ARM" every year. */
export const typeName = (type: LoanType, months: 6 | 12 = 6): string =>
  months === 12 ? typeNames[type].replace("/6 ARM", "/1 ARM") : typeNames[type];

export const typeNameOf = (loan: Pick<WorkingLoan, "program" | "type" | "ARM">) =>
  typeName(loan.type, changeMonths(loan));

/** The place of a loan among the others, which decides its mark and its name on every screen, page and file. */
export type LoanPlace = {
  /** The place from 0, which decides color, shape and dash. */
  index: number;
  /** The letter, "B"; for an existing mortgage "Today", and "Today 2" for the second. */
  letter: string;
  /** The name at the head of its figures, "Loan B" or "Today". */
  head: string;
  /** The name within a sentence, "loan B" or "today's mortgage". */
  within: string;
};

type PlaceWords = Pick<WordsOf<typeof loanNamesEn>, "loanHead" | "loan" | "today" | "existing">;

/** Names the loan at this place among the offered ones. */
export function offeredPlace(index: number, words: PlaceWords = loanNamesEn): LoanPlace {
  const letter = loanLetter(index);
  return { index, letter, head: words.loanHead(letter), within: words.loan(letter) };
}

/** Returns the place of every loan. Only offered loans have letters; existing mortgages come after them, under names of their own. */
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

/** Names the loan at this place among the offered ones within a sentence: "loan B". */
export const loanAt = (place: number): string => offeredPlace(place).within;
