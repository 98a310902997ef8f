import { consolidationCatalog } from "../../../catalogs";
import { useSkin } from "../skin";

/** Returns the words of a debt consolidation in the page's language. */
export const useConsolidationWords = () => consolidationCatalog.in(useSkin().words.lang);
