import { ideaEn } from "../../../lib/words/idea.en";
import { ideaEs } from "../../../lib/words/idea.es";
import { useWords } from "../words";

const inLang = { en: ideaEn, es: ideaEs };

/** What trying an idea and choosing a loan say. Both languages come with the code: they are small, and a press on the other one needs no network. */
export const useIdeaWords = () => inLang[useWords().lang];
