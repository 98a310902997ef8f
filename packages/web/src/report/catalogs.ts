/** The words of parts that only some reports have. A page names those that it needs beside the code that it loads (`spokenPart`). */
import { catalogOf, exportOf } from "../lib/words/catalog";
import type { BidWords } from "./bid-over/text";
import type { ConsolidationWords } from "./consolidation/text";
import type { CostOfWaitingWords } from "./cost-of-waiting/lead";
import type { EstimateFormWords } from "./estimate-form/tables";
import type { MarketUpdateWords } from "./market-update/words.en";
import type { PurchaseAnalysisWords } from "./purchase-analysis/lines";
import type { ClientRentOrBuyWords } from "./rent-or-buy/client-lead";
import type { ReportCardWords } from "./report-card/words.en";

export const rentOrBuyCatalog = catalogOf<ClientRentOrBuyWords>({
  en: exportOf(() => import("./rent-or-buy/client.en"), "clientRentOrBuyEn"),
  es: exportOf(() => import("./rent-or-buy/client.es"), "clientRentOrBuyEs"),
});

export const costOfWaitingCatalog = catalogOf<CostOfWaitingWords>({
  en: exportOf(() => import("./cost-of-waiting/words.en"), "costOfWaitingEn"),
  es: exportOf(() => import("./cost-of-waiting/words.es"), "costOfWaitingEs"),
});

export const consolidationCatalog = catalogOf<ConsolidationWords>({
  en: exportOf(() => import("./consolidation/words.en"), "consolidationEn"),
  es: exportOf(() => import("./consolidation/words.es"), "consolidationEs"),
});

export const purchaseAnalysisCatalog = catalogOf<PurchaseAnalysisWords>({
  en: exportOf(() => import("./purchase-analysis/words.en"), "purchaseAnalysisEn"),
  es: exportOf(() => import("./purchase-analysis/words.es"), "purchaseAnalysisEs"),
});

export const bidOverCatalog = catalogOf<BidWords>({
  en: exportOf(() => import("./bid-over/words.en"), "bidOverEn"),
  es: exportOf(() => import("./bid-over/words.es"), "bidOverEs"),
});

export const reportCardCatalog = catalogOf<ReportCardWords>({
  en: exportOf(() => import("./report-card/words.en"), "reportCardEn"),
  es: exportOf(() => import("./report-card/words.es"), "reportCardEs"),
});

export const marketUpdateCatalog = catalogOf<MarketUpdateWords>({
  en: exportOf(() => import("./market-update/words.en"), "marketUpdateEn"),
  es: exportOf(() => import("./market-update/words.es"), "marketUpdateEs"),
});

export const estimateFormCatalog = catalogOf<EstimateFormWords>({
  en: exportOf(() => import("../lib/words/estimate-form.en"), "estimateFormEn"),
  es: exportOf(() => import("../lib/words/estimate-form.es"), "estimateFormEs"),
});
