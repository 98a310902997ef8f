import { createContext, use } from "react";
import { moduleOnDemand } from "../../lib/loading/code-on-demand";
import { clientEn } from "../../lib/words/client.en";
import { disclaimersEn } from "../../lib/words/disclaimers.en";
import type { Lang, WordsOf } from "../../lib/words/lang";
import { loanEn } from "../../lib/words/loan.en";

/** All that a client's pages say in one language. */
export type Words = {
  lang: Lang;
  client: WordsOf<typeof clientEn>;
  loan: WordsOf<typeof loanEn>;
  disclaimers: WordsOf<typeof disclaimersEn>;
};

export const english: Words = { lang: "en", client: clientEn, loan: loanEn, disclaimers: disclaimersEn };

const spanish = moduleOnDemand(() => import("./spanish"));

/** The words of a language. Spanish comes when somebody reads it. */
export const wordsIn = async (lang: Lang): Promise<Words> => (lang === "es" ? (await spanish()).spanish : english);

type Spoken = {
  words: Words;
  /** True where the language that is wanted did not come. */
  isLost?: boolean;
  /** What the reader wants. */
  choose: (lang: Lang) => void;
  /** What the link is in: gives way to what the reader chose, where the corporation lets readers choose. */
  suggest: (lang: Lang, mayChoose: boolean) => void;
};
export const WordsContext = createContext<Spoken>({ words: english, choose: () => {}, suggest: () => {} });

export const useSpoken = () => use(WordsContext);
export const useWords = () => use(WordsContext).words;
/** What the client's own pages say. */
export const useClientWords = () => use(WordsContext).words.client;
