import { bidOverEn } from "../bid-over/words.en";
import { costOfWaitingEn } from "../cost-of-waiting/words.en";
import { clientRentOrBuyEn } from "../rent-or-buy/client.en";
import { reportCardEn } from "../report-card/words.en";
import type { ChapterWords } from "./lines";
import { purchaseAnalysisEn } from "./words.en";

/** What the chapters of an analysis say to its officer, who reads English. */
export const chaptersEn: ChapterWords = {
  ...purchaseAnalysisEn,
  lang: "en",
  rentOrBuy: clientRentOrBuyEn,
  wait: costOfWaitingEn,
  bid: bidOverEn,
  card: reportCardEn,
};
