import { isExisting, type WorkingLoan } from "../document";

/** Where a loan stands beside the others: it decides its mark, and what it is called. */
export type LoanPlace = {
  /** 0 the first: it decides colour, shape and dash. */
  index: number;
  /** "Loan 2"; "Existing" for a mortgage that the client has already. */
  title: string;
};

/** Loans are counted among those that are offered; what the client owes already comes after them, under its own name. */
export function placesOf(loans: readonly WorkingLoan[]): ReadonlyMap<WorkingLoan, LoanPlace> {
  const existing = loans.filter(isExisting);
  const offered = loans.filter((loan) => !isExisting(loan));
  return new Map([
    ...offered.map((loan, index) => [loan, { index, title: `Loan ${index + 1}` }] as const),
    ...existing.map((loan, at) => {
      const title = existing.length === 1 ? "Existing" : `Existing ${at + 1}`;
      return [loan, { index: offered.length + at, title }] as const;
    }),
  ]);
}

/** A title within a sentence: "loan 2", "the existing mortgage". */
export const inSentence = (title: string) =>
  title.startsWith("Existing") ? title.replace("Existing", "the existing mortgage") : title.toLowerCase();
