import { type Lang, langOf } from "../../lib/words/lang";
import { legalEn } from "../../lib/words/legal.en";
import { legalEs } from "../../lib/words/legal.es";
import { memberPages, type WordsPage } from "./content";

export type PageInLanguage = {
  /** The last part of its address. */
  name: string;
  page: WordsPage;
  lang: Lang;
  /** What clients read too is there in both languages. */
  isForClients: boolean;
};

const legal = { en: legalEn, es: legalEs } as const;

/** The page at "/members/" and this name, in the language that the address asks for where it is there in it. */
export function findPage(name: string, asked: string | null): PageInLanguage | undefined {
  const lang = langOf(asked);
  const known: Record<string, WordsPage> = legal[lang];
  if (Object.hasOwn(known, name)) return { name, page: known[name]!, lang, isForClients: true };
  const found = Object.hasOwn(memberPages, name) ? memberPages[name] : undefined;
  return found && { name, page: found, lang: "en", isForClients: false };
}
