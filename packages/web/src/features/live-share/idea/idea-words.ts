import { useWords } from "../words";
import { ideaCatalog } from "./catalogs";

export const useIdeaWords = () => ideaCatalog.in(useWords().lang);
