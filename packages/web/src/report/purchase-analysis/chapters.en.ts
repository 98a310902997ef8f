import { bidOverEn } from "../bid-over/words.en";
import { costOfWaitingEn } from "../cost-of-waiting/words.en";
import { clientRentOrBuyEn } from "../rent-or-buy/client.en";
import { reportCardEn } from "../report-card/words.en";
import type { ChapterWords } from "./lines";
import { purchaseAnalysisEn } from "./words.en";

/** The English words of an analysis' chapters, for its officer. */
export const chaptersEn: ChapterWords = {
  ...purchaseAnalysisEn,
  lang: "en",
  rentOrBuy: clientRentOrBuyEn,
  wait: costOfWaitingEn,
  bid: bidOverEn,
  card: reportCardEn,
};
