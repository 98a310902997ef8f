import { clientRentOrBuyEn } from "../../../rent-or-buy/client.en";
import { clientRentOrBuyEs } from "../../../rent-or-buy/client.es";
import { useSkin } from "../skin";

const inLang = { en: clientRentOrBuyEn, es: clientRentOrBuyEs };

/** What buying or renting says. Both languages come with the code: a press on the other one needs no network. */
export const useRentOrBuyWords = () => inLang[useSkin().words.lang];
