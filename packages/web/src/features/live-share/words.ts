import { createContext, use } from "react";
import { catalogOf, exportOf, fetchAsked } from "../../lib/words/catalog";
import type { clientEn } from "../../lib/words/client.en";
import type { disclaimersEn } from "../../lib/words/disclaimers.en";
import type { Lang, WordsOf } from "../../lib/words/lang";
import type { loanEn } from "../../lib/words/loan.en";

/** All that a client's pages say in one language. */
export type Words = {
  lang: Lang;
  client: WordsOf<typeof clientEn>;
  loan: WordsOf<typeof loanEn>;
  disclaimers: WordsOf<typeof disclaimersEn>;
};

const catalog = catalogOf<Words>({
  en: exportOf(() => import("./english"), "english"),
  es: exportOf(() => import("./spanish"), "spanish"),
});

/** The words of a language, once those of every part in sight have come in it too: a press on the other one never shows half of a page. */
export async function wordsIn(lang: Lang): Promise<Words> {
  const [words] = await Promise.all([catalog.fetch(lang), fetchAsked(lang)]);
  return words;
}

type Spoken = {
  /** Null until those of any language are there. */
  words: Words | null;
  /** True where the language that is wanted did not come. */
  isLost?: boolean;
  /** What the reader wants. */
  choose: (lang: Lang) => void;
  /** What the link is in: gives way to what the reader chose, where the corporation lets readers choose. */
  suggest: (lang: Lang, mayChoose: boolean) => void;
};
export const WordsContext = createContext<Spoken>({ words: null, choose: () => {}, suggest: () => {} });

export const useSpoken = () => use(WordsContext);

/** What is drawn below `LiveShare` is drawn once there are words. */
export function useWords(): Words {
  const { words } = use(WordsContext);
  if (!words) throw new Error("Words are read where there are none yet.");
  return words;
}

/** What the client's own pages say. */
export const useClientWords = () => useWords().client;
