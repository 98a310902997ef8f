import { costOfWaitingCatalog } from "../../../catalogs";
import { useSkin } from "../skin";

/** Returns the words of the cost of waiting in the page's language. */
export const useCostOfWaitingWords = () => costOfWaitingCatalog.in(useSkin().words.lang);
