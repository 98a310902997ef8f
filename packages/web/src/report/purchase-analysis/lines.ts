/** The first sentence of each chapter, with the second half that must stand beside it, in either language. */
import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import type { BidOver } from "@highway/engine/tools/bid-over/answer";
import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import type { SavedReportCard } from "@highway/engine/tools/report-card/input";
import { money, moneyAsTyped, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import type { Lang, WordsOf } from "../../lib/words/lang";
import { type BidWords, headOf as bidHeadOf, downsideOf } from "../bid-over/text";
import type { Computed } from "../columns";
import { type CostOfWaitingWords, flatOf, headOf as waitingHeadOf } from "../cost-of-waiting/lead";
import { type ClientRentOrBuyWords, ifFlatOf, headOf as rentHeadOf } from "../rent-or-buy/client-lead";
import { type Cards, gradedOn, selectionOf } from "../report-card/cards";
import { headOf as cardHeadOf, firstOpen, leadOf } from "../report-card/text";
import type { ReportCardWords } from "../report-card/words.en";
import { lacksTax } from "../unknown-parts";
import type { purchaseAnalysisEn } from "./words.en";

/** The facts from which the chapters' sentences are made. What is not known is null. */
export type ChapterFacts = {
  /** The loan that the analysis is about, among the compared ones. */
  column: Computed | null;
  compared: number;
  rentOrBuy: RentOrBuy | null;
  rent: number;
  waiting: CostOfWaiting | null;
  /** The first bid over asking, and how many there are. */
  bid: BidOver | null;
  bids: number;
  /** The county and its chosen figures. */
  county: { told: Cards; card: Pick<SavedReportCard, "fip" | "metrics" | "compared"> } | null;
};

export type ChapterLine = { head: string; half: string };
export type PurchaseAnalysisWords = WordsOf<typeof purchaseAnalysisEn>;
/** The words of an analysis and of its chapters' answers. */
export type ChapterWords = PurchaseAnalysisWords & {
  lang: Lang;
  rentOrBuy: ClientRentOrBuyWords;
  wait: CostOfWaitingWords;
  bid: BidWords;
  card: ReportCardWords;
};

const plain = (text: string) => text.replaceAll("*", "");

function loansLine({ column, compared }: ChapterFacts, { loans: words }: ChapterWords): ChapterLine | null {
  if (!column) return null;
  const { cash, monthly, apr } = column.result;
  const others = compared > 1 ? words.several(String(compared)) : "";
  if (monthly.total === null) return { head: words.uninsured(column.title), half: others };
  if (apr === null) return { head: words.cash(moneyWithCents(cash.toClose)), half: others };
  const payment = moneyWithCents(monthly.total);
  const says = cash.toClose < 0 ? words.headPaysOut : words.head;
  const half = [words.half(trimmedPercent(apr)), lacksTax(column) ? words.withoutTax : "", others]
    .filter(Boolean)
    .join(" ");
  return { head: says(column.title, payment, moneyWithCents(Math.abs(cash.toClose))), half };
}

function appreciationLine({ column }: ChapterFacts, { appreciation: words }: ChapterWords): ChapterLine | null {
  const [way] = column?.result.appreciation ?? [];
  const [now, later] = [way?.values[0], way?.values[10]];
  if (!way || now == null || later == null) return null;
  // A series of rates begins with this one.
  const isOne = way.rate != null && Math.abs(now * (1 + way.rate / 100) ** 10 - later) < 1;
  const half = isOne ? words.half(trimmedPercent(way.rate)) : words.series;
  return { head: words.head(money(now), money(later)), half };
}

function reinvestmentLine({ column }: ChapterFacts, { reinvestment: words }: ChapterWords): ChapterLine | null {
  const paid = column?.result.prepayment;
  if (!paid) return null;
  // A lump sum after which the payment is computed anew lowers it, and the loan ends when it would anyway.
  if (paid.monthsSaved === 0) return { head: words.sameEnd(money(paid.interestSaved)), half: words.half };
  const time = paid.monthsSaved === 1 ? words.month : words.months(String(paid.monthsSaved));
  return { head: words.head(money(paid.interestSaved), time), half: words.half };
}

function cardLine({ county }: ChapterFacts, { card: own, lang }: ChapterWords): ChapterLine | null {
  const shown = county && selectionOf(county.told, county.card);
  if (!shown) return null;
  const open = firstOpen(shown.card, shown.metrics);
  const spoken = { lang, own };
  return {
    head: cardHeadOf(shown.card, open, spoken),
    half: leadOf(shown, open, gradedOn(shown.cards), spoken),
  };
}

function bidLine({ bid, bids }: ChapterFacts, { bid: words, bids: counted }: ChapterWords): ChapterLine | null {
  if (!bid) return null;
  const others = bids > 1 ? [counted.several(moneyAsTyped(bid.bid), String(bids))] : [];
  return { head: bidHeadOf(bid, words), half: plain([...downsideOf(bid, words), ...others].join(" ")) };
}

const lines: Record<ChapterKind, (facts: ChapterFacts, words: ChapterWords) => ChapterLine | null> = {
  loans: loansLine,
  rentOrBuy: ({ rentOrBuy: answer, rent }, words) =>
    answer && {
      head: rentHeadOf(answer, rent, words.rentOrBuy),
      half: plain(ifFlatOf(answer, words.rentOrBuy)),
    },
  waiting: ({ waiting: answer }, words) =>
    answer && { head: waitingHeadOf(answer, words.wait), half: plain(flatOf(answer, words.wait).join(" ")) },
  bidOver: bidLine,
  reportCard: cardLine,
  appreciation: appreciationLine,
  reinvestment: reinvestmentLine,
};

/** Returns the sentence of a chapter; null while its figures are not known. */
export const lineOf = (kind: ChapterKind, facts: ChapterFacts, words: ChapterWords): ChapterLine | null =>
  lines[kind](facts, words);
