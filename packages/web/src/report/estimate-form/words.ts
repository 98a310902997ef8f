import { estimateFormEn } from "../../lib/words/estimate-form.en";
import { estimateFormEs } from "../../lib/words/estimate-form.es";
import type { Lang } from "../../lib/words/lang";
import type { EstimateFormWords } from "./tables";

/** Gives the form's labels in a language. They are fetched with the form, which few reports show. */
export const estimateFormWords = (lang: Lang): EstimateFormWords => (lang === "es" ? estimateFormEs : estimateFormEn);
