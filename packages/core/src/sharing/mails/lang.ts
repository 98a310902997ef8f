import { en } from "./frame.en";
import { es } from "./frame.es";

export type Lang = "en" | "es";

/** What every mail says around its own words. */
export const frameWords = (lang: Lang) => ({ en, es })[lang];
