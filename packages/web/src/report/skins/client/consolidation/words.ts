import { consolidationEn } from "../../../consolidation/words.en";
import { consolidationEs } from "../../../consolidation/words.es";
import { useSkin } from "../skin";

const inLang = { en: consolidationEn, es: consolidationEs };

/** What a debt consolidation says. Both languages come with the code: a press on the other one needs no network. */
export const useConsolidationWords = () => inLang[useSkin().words.lang];
