import { consolidationCatalog } from "../../../catalogs";
import { useSkin } from "../skin";

/** What a debt consolidation says in the page's language. */
export const useConsolidationWords = () => consolidationCatalog.in(useSkin().words.lang);
