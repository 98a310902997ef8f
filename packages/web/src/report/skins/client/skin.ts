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

/** What the report's sections say in one language. */
export type SkinWords = { lang: Lang; client: ClientWords; loan: LoanWords };

/** What every section of a client's report is drawn of. */
export type Skin = {
  source: Source;
  manner: Manner;
  words: SkinWords;
  basis: Basis;
  /** The loan that the page speaks of. */
  picked: Computed;
  pick: (id: string) => void;
  /** What the client calls the officer. */
  officer: string;
  /** Set in a chapter of a purchase analysis, which has its picture and its heading above. */
  isChapter?: true;
};

export const SkinContext = createContext<Skin | null>(null);

/** A report of which some loan has figures, as its client reads it. */
export const skinOf = (skin: Omit<Skin, "manner">): Skin => ({ ...skin, manner: mannerOf(skin.words.loan) });

export function useSkin(): Skin {
  const skin = use(SkinContext);
  if (!skin) throw new Error("useSkin is used outside a client's report.");
  return skin;
}

/** What a report's sections are drawn of, for its client. */
export function clientSource(
  basis: Basis,
  columns: readonly Column[],
  { lang, loan }: Pick<SkinWords, "lang" | "loan">,
): Source {
  const years = horizonYearsOf(basis.document);
  const times = timesOf(basis, years);
  return { columns, years, times, reader: "client", words: loan, month: monthOf(times.firstPayment, lang) };
}

/** How a client's screen writes its lines: whole dollars but for payments. */
export const mannerOf = (words: LoanWords): Manner => ({
  reader: "client",
  words,
  decimals: { dollars: 0, amount: 0 },
  months: (months) => spelledMonths(months, words),
});
