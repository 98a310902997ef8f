import { en } from "./frame.en";
import { es } from "./frame.es";

export type Lang = "en" | "es";

/** Chooses the words that every mail has around its own. */
export const frameWords = (lang: Lang) => ({ en, es })[lang];
