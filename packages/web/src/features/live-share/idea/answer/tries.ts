import { type SpokenPart, spokenPart } from "../../../../lib/words/catalog";
import type { Lang } from "../../../../lib/words/lang";
import { consolidationCatalog, costOfWaitingCatalog, rentOrBuyCatalog } from "../../../../report/catalogs";
import { answerIdeaCatalog, ideaCatalog } from "../catalogs";

type Try = {
  part: SpokenPart;
  /** What is said first, where that is not the same for every tool. */
  lead?: (lang: Lang) => string;
};

/** What a client may try on the page of each tool with an answer. A tool that lets a client move something joins by a line here. */
export const tries: Readonly<Partial<Record<string, Try>>> = {
  bvr: { part: spokenPart(() => import("./try-rent-or-buy"), rentOrBuyCatalog, ideaCatalog, answerIdeaCatalog) },
  cow: { part: spokenPart(() => import("./try-waiting"), costOfWaitingCatalog, ideaCatalog, answerIdeaCatalog) },
  dc: {
    part: spokenPart(() => import("./try-consolidation"), consolidationCatalog, ideaCatalog, answerIdeaCatalog),
    lead: (lang) => consolidationCatalog.in(lang).tryLead,
  },
};
