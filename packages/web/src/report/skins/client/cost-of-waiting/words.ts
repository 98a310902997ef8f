import { costOfWaitingEn } from "../../../cost-of-waiting/words.en";
import { costOfWaitingEs } from "../../../cost-of-waiting/words.es";
import { useSkin } from "../skin";

const inLang = { en: costOfWaitingEn, es: costOfWaitingEs };

/** What the cost of waiting says. Both languages come with the code: a press on the other one needs no network. */
export const useCostOfWaitingWords = () => inLang[useSkin().words.lang];
