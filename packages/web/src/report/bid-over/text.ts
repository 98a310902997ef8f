/** The sentences of a bid over asking, in either language. */
import type { BidOver, GrowthNeeded, MadeGood } from "@highway/engine/tools/bid-over/answer";
import type { BidFigure } from "@highway/engine/tools/bid-over/figures";
import { money, moneyAsTyped, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import type { WordsOf } from "../../lib/words/lang";
import { isCash } from "../row";
import type { Bid } from "./figures";
import type { bidOverEn } from "./words.en";

export type BidWords = WordsOf<typeof bidOverEn>;

const size = (amount: number) => money(Math.abs(amount));
const signedText = (text: string, amount: number) => (amount > 0 ? `+${text}` : text);
const monthsIn = (count: number, words: BidWords) => (count === 1 ? words.month : words.months(String(count)));
export const yearsIn = (count: number, words: BidWords) => (count === 1 ? words.year : words.years(String(count)));

export const gainIn = (amount: number) => signedText(money(amount), amount);
export const percentIn = (percent: number) => signedText(trimmedPercent(percent), percent);

function pricesOf({ growth: { type, yearly } }: BidOver, { prices }: BidWords): string {
  const first = yearly[0] ?? 0;
  if (yearly.some((rate) => rate !== first)) return type === "historical" ? prices.past : prices.series;
  if (first === 0) return prices.stay;
  return first > 0 ? prices.rise(trimmedPercent(first)) : prices.fall(trimmedPercent(-first));
}

/** Returns the first sentence: when the amount above asking is earned back. */
export function headOf(answer: BidOver, words: BidWords): string {
  const { monthsUntilBid: found, premium } = answer;
  const over = moneyAsTyped(premium);
  if (found.kind === "always") return words.head.always(over);
  if (found.kind === "never") return words.head.never(over, pricesOf(answer, words));
  return words.head.after(over, monthsIn(found.months, words), pricesOf(answer, words));
}

/** Returns what must stand beside it: both downsides. */
export function downsideOf(
  { ifPricesStay, ifPricesFall }: BidOver,
  words: BidWords,
): readonly [stay: string, fall: string] {
  const { monthsUntilBid: stay } = ifPricesStay;
  const gain = ifPricesFall.gainAfter5;
  return [
    stay.kind === "after" ? words.ifStay.after(monthsIn(stay.months, words)) : words.ifStay[stay.kind],
    (gain < 0 ? words.ifFall.below : words.ifFall.above)(size(gain)),
  ];
}

/** Says in what time a bid is earned back: "14 months", "Never", "From the first day". */
export function madeGoodIn(found: MadeGood, words: BidWords): string {
  if (found.kind === "never") return words.cells.never;
  return found.kind === "always" ? words.cells.atOnce : monthsIn(found.months, words);
}

export function neededIn(found: GrowthNeeded, { cells }: BidWords): string {
  if (found.kind === "growth") return trimmedPercent(found.pct);
  return found.kind === "always" ? cells.any : cells.none;
}

export type BidCell = { key: string; label: string; figure: string; note: string; of: BidFigure };

/** Returns the cells: the growth that is needed, what a sale changes, and what the difference costs. */
export function cellsOf(answer: BidOver, costToSell: number, words: BidWords): BidCell[] {
  const { cells } = words;
  const needed = answer.breakEvenGrowth.find(({ years }) => years === 5)!.growth;
  const { loan } = answer;
  return [
    {
      key: "growth",
      label: cells.growth,
      figure: needed.kind === "growth" ? cells.aYear(trimmedPercent(needed.pct)) : neededIn(needed, words),
      note: cells.growthNote(trimmedPercent(answer.growth.yearly[0] ?? 0)),
      of: "breakEvenGrowth",
    },
    {
      key: "selling",
      label: cells.selling(trimmedPercent(costToSell)),
      figure: madeGoodIn(answer.monthsUntilBidAfterSelling, words),
      note: cells.sellingNote,
      of: "monthsUntilBidAfterSelling",
    },
    ...(loan && loan.extraMonth !== null
      ? [
          {
            key: "asks",
            label: cells.asks,
            figure: cells.asksBoth(moneyWithCents(loan.extraCash), moneyWithCents(loan.extraMonth)),
            note: cells.asksNote,
            of: "extraCash" as const,
          },
        ]
      : []),
  ];
}

/** Says what an appraisal changes, or would change. A purchase in cash has no loan that is based on it. */
export function appraisalOf({ answer, column, scenario }: Bid, { appraisal }: BidWords): string {
  const appraised = scenario.properties[0]?.userAppraisedValue ?? null;
  const isPaid = isCash(column);
  if (appraised === null) return isPaid ? "" : appraisal.none;
  const [value, gap] = [moneyAsTyped(appraised), moneyAsTyped(answer.appraisalGap)];
  if (answer.appraisalGap <= 0) return appraisal.covers(value);
  return (isPaid ? appraisal.below : appraisal.gap)(value, gap);
}
