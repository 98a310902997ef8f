import { createContext, useContext } from "react";
import type { Lang, WordsOf } from "../../../lib/words/lang";
import type { printEn } from "../../../lib/words/print.en";
import { type LoanWords, spelledMonths } from "../../../scenario/names/loan-title";
import type { Manner } from "../../cells";
import type { DisclaimerWords } from "../../disclaimers/disclosed-loan";

type PrintWords = WordsOf<typeof printEn>;

/** All words of a report in one language. */
export type Words = { lang: Lang; print: PrintWords; loan: LoanWords; disclaimers: DisclaimerWords };

const Context = createContext<Words | null>(null);
export const WordsProvider = Context.Provider;

export function useWords(): Words {
  const words = useContext(Context);
  if (!words) throw new Error("A printed report needs a WordsProvider.");
  return words;
}

/** Returns how paper writes figures: what is paid and owed with cents, estimates of later years in whole dollars. */
export const mannerOf = ({ loan: words }: Words): Manner => ({
  reader: "client",
  words,
  decimals: { dollars: 2, amount: 2 },
  months: (months) => spelledMonths(months, words),
});
