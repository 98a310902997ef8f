import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import type { Catalog } from "../../lib/words/catalog";
import type { Lang } from "../../lib/words/lang";
import {
  bidOverCatalog,
  costOfWaitingCatalog,
  purchaseAnalysisCatalog,
  rentOrBuyCatalog,
  reportCardCatalog,
} from "../catalogs";
import type { ChapterWords } from "./lines";

const ofAnswers: Partial<Record<ChapterKind, Catalog<unknown>>> = {
  rentOrBuy: rentOrBuyCatalog,
  waiting: costOfWaitingCatalog,
  bidOver: bidOverCatalog,
  reportCard: reportCardCatalog,
};

/** Returns the catalogs that an analysis with these chapters needs. */
export const catalogsOf = (chapters: readonly ChapterKind[]): Catalog<unknown>[] => [
  purchaseAnalysisCatalog,
  ...chapters.flatMap((kind) => ofAnswers[kind] ?? []),
];

/** Returns the words of an analysis and its chapters. Those of a chapter's answer are read only if the analysis has that chapter, because otherwise they were not fetched. */
export const chapterWords = (lang: Lang): ChapterWords => ({
  ...purchaseAnalysisCatalog.in(lang),
  lang,
  get rentOrBuy() {
    return rentOrBuyCatalog.in(lang);
  },
  get wait() {
    return costOfWaitingCatalog.in(lang);
  },
  get bid() {
    return bidOverCatalog.in(lang);
  },
  get card() {
    return reportCardCatalog.in(lang);
  },
});
