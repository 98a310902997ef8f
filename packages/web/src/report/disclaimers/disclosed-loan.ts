import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { disclaimersEn } from "../../lib/words/disclaimers.en";
import type { Lang, WordsOf } from "../../lib/words/lang";
import type { WorkingLoan, WorkingProperty, WorkingReport } from "../../scenario/document";
import type { LoanWords } from "../../scenario/names/loan-title";

export type DisclaimerWords = WordsOf<typeof disclaimersEn>;

export type Paragraph = {
  id: string;
  /** Its first words, in bold. */
  title: string | null;
  text: string;
  /** The language of a text that was typed in the other language. */
  lang?: Lang;
};

/** A loan of the report that has its figures. */
export type DisclosedLoan = {
  /** The letter by which the report names the loan: "A". */
  letter: string;
  loan: WorkingLoan;
  property: WorkingProperty | undefined;
  result: LoanResult;
};

export type DisclosureWords = { disclaimers: DisclaimerWords; loan: LoanWords };
export type DisclosureBasis = {
  report: Pick<WorkingReport, "asOf" | "closingDate" | "loans" | "properties">;
  loans: readonly DisclosedLoan[];
  lang: Lang;
  words: DisclosureWords;
};
