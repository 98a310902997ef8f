/** The first sentences of rent or buy for a client, in either language. An analysis shows only these. */
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { money, trimmedPercent } from "../../lib/format/format";
import type { WordsOf } from "../../lib/words/lang";
import type { clientRentOrBuyEn } from "./client.en";

export type ClientRentOrBuyWords = WordsOf<typeof clientRentOrBuyEn>;
type Words = ClientRentOrBuyWords;

export const timeOf = (years: number, words: Words) => (years === 1 ? words.year("1") : words.years(String(years)));
export const size = (amount: number) => money(Math.abs(amount));
export const sideOf = (difference: number) => (difference >= 0 ? "buying" : "renting");

/** Returns the first sentence: the break-even rent, compared with the client's. */
export function headOf({ breakEvenRent }: RentOrBuy, rent: number, words: Words): string {
  if (breakEvenRent.kind === "always") return words.headAlways;
  if (breakEvenRent.kind === "never") return words.headNever;
  return words.head(money(breakEvenRent.rent), money(rent));
}

/** Writes the break-even rent. */
export function turnOf({ breakEvenRent }: RentOrBuy, { four }: Words, write = money): string {
  if (breakEvenRent.kind === "rent") return write(breakEvenRent.rent);
  return breakEvenRent.kind === "always" ? four.anyRent : four.noRent;
}

/** Says what owning counts: the loan too, if there is one. */
export const countsOf = ({ loanAmount }: RentOrBuy, { counts, countsCash }: Words) =>
  loanAmount > 0 ? counts : countsCash;

/** Says from when buying is ahead. */
export function aheadOf({ breakEvenYears: found }: RentOrBuy, { ahead }: Words): string {
  if (found.kind === "always") return ahead.always;
  if (found.kind === "never") return ahead.never;
  const { years, flipsBackIn } = found;
  if (flipsBackIn === null) return ahead[found.kind](String(years));
  return found.kind === "after"
    ? ahead.afterUntil(String(years), String(flipsBackIn - 1))
    : ahead.untilAgain(String(years), String(flipsBackIn));
}

function pricesOf({ growth: { yearly } }: RentOrBuy, { prices }: Words): string {
  const first = yearly[0] ?? 0;
  if (yearly.some((rate) => rate !== first)) return prices.series;
  if (first === 0) return prices.stay;
  return first > 0 ? prices.rise(trimmedPercent(first)) : prices.fall(trimmedPercent(-first));
}

/** Returns the second sentence: when, by how much, what it is based on, and the result if prices stay. */
export function leadOf(answer: RentOrBuy, words: Words): string {
  const { horizon, atHorizon } = answer;
  const leaves = words.leaves[sideOf(atHorizon.difference)];
  const isFlat = answer.growth.yearly.every((rate) => rate === 0);
  return [
    aheadOf(answer, words),
    leaves(timeOf(horizon, words), size(atHorizon.difference), pricesOf(answer, words)),
    ...(isFlat ? [] : [ifFlatOf(answer, words)]),
  ].join(" ");
}

/** Says the result if prices stay. */
export const ifFlatOf = ({ downside: { flat } }: RentOrBuy, words: Words) => words.ifFlat[sideOf(flat)](size(flat));
