import { createContext, use } from "react";
import { moduleOnDemand } from "../../lib/loading/code-on-demand";
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

const english = moduleOnDemand(() => import("./english"));
const spanish = moduleOnDemand(() => import("./spanish"));

/** The words of a language: a reader fetches those of one language alone. */
export const wordsIn = async (lang: Lang): Promise<Words> =>
  lang === "es" ? (await spanish()).spanish : (await english()).english;

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
