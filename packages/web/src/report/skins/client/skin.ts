import { createContext, use } from "react";
import type { clientEn } from "../../../lib/words/client.en";
import type { Lang, WordsOf } from "../../../lib/words/lang";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { type LoanWords, spelledMonths } from "../../../scenario/names/loan-title";
import type { Manner } from "../../cells";
import type { Column, Computed } from "../../columns";
import type { Source } from "../../sections";
import { horizonYearsOf, monthOf, timesOf } from "../../times";

type ClientWords = WordsOf<typeof clientEn>;

/** The words of the report's sections in one language. */
export type SkinWords = { lang: Lang; client: ClientWords; loan: LoanWords };

/** The data that every section of a client's report draws. */
export type Skin = {
  source: Source;
  manner: Manner;
  words: SkinWords;
  basis: Basis;
  /** The loan that the page is about. */
  picked: Computed;
  pick: (id: string) => void;
  /** The name by which the client knows the officer. */
  officer: string;
  /** Set in a chapter of a purchase analysis, whose picture and heading are above it. */
  isChapter?: true;
};

export const SkinContext = createContext<Skin | null>(null);

/** Completes the skin of a report in which some loan has figures. */
export const skinOf = (skin: Omit<Skin, "manner">): Skin => ({ ...skin, manner: mannerOf(skin.words.loan) });

export function useSkin(): Skin {
  const skin = use(SkinContext);
  if (!skin) throw new Error("useSkin is used outside a client's report.");
  return skin;
}

/** Returns the data of a report's sections, for its client. */
export function clientSource(
  basis: Basis,
  columns: readonly Column[],
  { lang, loan }: Pick<SkinWords, "lang" | "loan">,
): Source {
  const years = horizonYearsOf(basis.document);
  const times = timesOf(basis, years);
  return { columns, years, times, reader: "client", words: loan, month: monthOf(times.firstPayment, lang) };
}

/** Returns how a client's screen writes figures: whole dollars, except for payments. */
export const mannerOf = (words: LoanWords): Manner => ({
  reader: "client",
  words,
  decimals: { dollars: 0, amount: 0 },
  months: (months) => spelledMonths(months, words),
});
