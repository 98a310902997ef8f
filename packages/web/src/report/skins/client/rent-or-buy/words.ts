import { rentOrBuyCatalog } from "../../../catalogs";
import { useSkin } from "../skin";

/** Returns the words of rent or buy in the page's language. */
export const useRentOrBuyWords = () => rentOrBuyCatalog.in(useSkin().words.lang);
