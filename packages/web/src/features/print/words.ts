import { createContext, useContext } from "react";
import type { Lang, WordsOf } from "../../lib/words/lang";
import type { printEn } from "../../lib/words/print.en";
import type { DisclaimerWords } from "../../report/disclaimers/disclosed-loan";
import type { LoanWords } from "../../scenario/names/loan-title";

export type PrintWords = WordsOf<typeof printEn>;

/** All that a report says, in one language. */
export type Words = { lang: Lang; print: PrintWords; loan: LoanWords; disclaimers: DisclaimerWords };

const Context = createContext<Words | null>(null);
export const WordsProvider = Context.Provider;

export function useWords(): Words {
  const words = useContext(Context);
  if (!words) throw new Error("A printed report stands in a WordsProvider.");
  return words;
}
