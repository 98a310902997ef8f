import type { Lang } from "../../platform/pure/lang";
import type { Brand } from "../schema";

/** Words that a person typed, and the language that they are in. */
export type Typed = { text: string; lang: Lang };

/** Takes what was typed in Spanish for a Spanish reader, and where nobody did, the English. */
const inLanguage = (lang: Lang, english: string, spanish: string): Typed =>
  lang === "es" && spanish.trim() !== "" ? { text: spanish, lang } : { text: english, lang: "en" };

export const titleIn = (lang: Lang, { title, titleEs }: Pick<Brand, "title" | "titleEs">) =>
  inLanguage(lang, title, titleEs);

type Disclaimers = Pick<Brand, "disclaimer" | "disclaimerEs" | "corpDisclaimer" | "corpDisclaimerEs">;

/** The corporation's disclaimer and the officer's. */
export const disclaimersIn = (lang: Lang, brand: Disclaimers) => ({
  corporation: inLanguage(lang, brand.corpDisclaimer, brand.corpDisclaimerEs),
  officer: inLanguage(lang, brand.disclaimer, brand.disclaimerEs),
});
