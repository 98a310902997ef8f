import { costOfWaitingCatalog } from "../../../catalogs";
import { useSkin } from "../skin";

/** What the cost of waiting says in the page's language. */
export const useCostOfWaitingWords = () => costOfWaitingCatalog.in(useSkin().words.lang);
