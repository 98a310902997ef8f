import { rentOrBuyCatalog } from "../../../catalogs";
import { useSkin } from "../skin";

/** What buying or renting says in the page's language. */
export const useRentOrBuyWords = () => rentOrBuyCatalog.in(useSkin().words.lang);
