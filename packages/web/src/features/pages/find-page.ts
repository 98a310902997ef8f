import { type Lang, langOf } from "../../lib/words/lang";
import { legalEn } from "../../lib/words/legal.en";
import { legalEs } from "../../lib/words/legal.es";
import { memberPages, type WordsPage } from "./content";

export type PageInLanguage = {
  /** The last part of the page's address. */
  name: string;
  page: WordsPage;
  lang: Lang;
  /** Pages that clients read too exist in both languages. */
  isForClients: boolean;
};

const legal = { en: legalEn, es: legalEs } as const;

/** Finds the page at "/members/" and this name, in the address's language where the page exists in it. */
export function findPage(name: string, asked: string | null): PageInLanguage | undefined {
  const lang = langOf(asked);
  const known: Record<string, WordsPage> = legal[lang];
  if (Object.hasOwn(known, name)) return { name, page: known[name]!, lang, isForClients: true };
  const found = Object.hasOwn(memberPages, name) ? memberPages[name] : undefined;
  return found && { name, page: found, lang: "en", isForClients: false };
}
