import { loanLetter } from "@highway/core/reports/pure/loan-letters";
import { monthsBetweenChanges } from "@highway/engine/loan/arm-usual";
import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import { typeNames } from "@highway/engine/scenario/schema/loan";
import type { LoanType } from "@highway/engine/scenario/schema/types";
import type { WordsOf } from "../../lib/words/lang";
import { loanNamesEn } from "../../lib/words/loan-names";
import { isExisting, type WorkingLoan } from "../document";

/** In the order they are offered in. */
export const loanTypes = Object.keys(typeNames) as LoanType[];

export const isBuydown = (type: LoanType) => type.startsWith("bd");

/** The months between changes of a loan's rate: those that its program and type allow, else those that were chosen. */
export const changeMonths = ({ program, type, ARM }: Pick<WorkingLoan, "program" | "type" | "ARM">) =>
  monthsBetweenChanges(program, type, ARM?.frequency === 12 ? 12 : 6);

/** As officers say it: a "5/6 ARM" changes every 6 months, a "5/1 ARM" every year. */
export const typeName = (type: LoanType, months: 6 | 12 = 6): string =>
  months === 12 ? typeNames[type].replace("/6 ARM", "/1 ARM") : typeNames[type];

export const typeNameOf = (loan: Pick<WorkingLoan, "program" | "type" | "ARM">) =>
  typeName(loan.type, changeMonths(loan));

type NameWords = Pick<WordsOf<typeof loanNamesEn>, "programs" | "names">;
type Named = Pick<WorkingLoan, "name" | "category" | "program" | "customProgram" | "term" | "type" | "ARM">;

/** The typed name, or else one made of program, term and type: "Conventional 30", "Conventional 30, 5/6 ARM". */
export function loanName(loan: Named, { programs, names }: NameWords = loanNamesEn): string {
  const { program, customProgram, term } = loan;
  if (loan.name.trim()) return isolated(loan.name.trim());
  if (isExisting(loan)) return names.existing;
  if (program === "allCash") return programs.allCash;
  const called = (program === "other" && customProgram?.trim()) || programs[program];
  const only = Number(/^interest(\d+)$/.exec(program)?.[1] ?? 0);
  const years = typeof term === "number" ? term : 0;
  const termed = only > 0 ? names.interestOnly(only, years) : names.termed(called, years);
  return [years > 0 ? termed : called, typeIn(loan, names)].filter(Boolean).join(", ");
}

/** A name that runs from right to left, in Unicode's isolates: the "20% down" after it keeps its order (UAX 9). */
const isolated = (name: string) => (/[\p{sc=Arab}\p{sc=Hebr}]/u.test(name) ? `\u2068${name}\u2069` : name);

/** "5/6 ARM", "2/1 buydown"; null of a loan at one rate. */
function typeIn(loan: Pick<WorkingLoan, "program" | "type" | "ARM">, names: NameWords["names"]): string | null {
  const { type } = loan;
  if (type === "fixed") return null;
  if (isBuydown(type)) return names.buydown([...type.slice(2)].join("/"));
  if (type === "armHalf") return names.halfYearArm;
  return names.arm(`${fixedYears(type)}/${changeMonths(loan) === 12 ? 1 : 6}`);
}

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
