import { monthsBetweenChanges } from "@highway/engine/loan/arm-usual";
import { programNames, typeNames } from "@highway/engine/scenario/schema/loan";
import type { LoanType } from "@highway/engine/scenario/schema/types";
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

/** What the program is called; one that the officer named goes by that name. */
const programName = (loan: Pick<WorkingLoan, "program" | "customProgram">) =>
  (loan.program === "other" && loan.customProgram?.trim()) || programNames[loan.program];

type Named = Pick<WorkingLoan, "name" | "program" | "customProgram" | "term" | "type" | "ARM">;

/** The typed name, or else one made of program, term and type: "Conventional 30", "Conventional 30, 5/6 ARM". */
export function loanName(loan: Named): string {
  if (loan.name.trim()) return loan.name.trim();
  if (loan.program === "allCash") return programName(loan);
  const years = typeof loan.term === "number" ? ` ${loan.term}` : "";
  const type = loan.type === "fixed" ? "" : `, ${typeNameOf(loan)}`;
  return `${programName(loan)}${years}${type}`;
}

/** Where a loan stands beside the others: it decides its mark, and what it is called. */
export type LoanPlace = {
  /** 0 the first: it decides colour, shape and dash. */
  index: number;
  /** "Loan 2"; "Today" for a mortgage that the client has already. */
  title: string;
};

/** Loans are counted among those that are offered; what the client owes already comes after them, under its own name. */
export function placesOf(loans: readonly WorkingLoan[]): ReadonlyMap<WorkingLoan, LoanPlace> {
  const existing = loans.filter(isExisting);
  const offered = loans.filter((loan) => !isExisting(loan));
  return new Map([
    ...offered.map((loan, index) => [loan, { index, title: `Loan ${index + 1}` }] as const),
    ...existing.map((loan, at) => {
      const title = existing.length === 1 ? "Today" : `Today ${at + 1}`;
      return [loan, { index: offered.length + at, title }] as const;
    }),
  ]);
}

/** A title within a sentence: "loan 2", "today's mortgage", "today's mortgage 2". */
export const inSentence = (title: string) =>
  title.startsWith("Today") ? title.replace("Today", "today\u2019s mortgage") : title.toLowerCase();
