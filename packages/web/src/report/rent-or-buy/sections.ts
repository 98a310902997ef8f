/** The sections of a rent or buy report below its answer, each described once with its rows; the skins draw them. */
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import type { RentOrBuyFigure } from "@highway/engine/tools/rent-or-buy/figures";
import { monthParts } from "./month-parts";
import { rentOrBuyWords } from "./words.en";

/** The sections in order. `audience`: a client's page has those for everyone. */
export const rentOrBuySections = [
  { key: "wealth", audience: "everyone", chart: "lines" },
  { key: "falls", audience: "everyone", chart: "falls" },
  { key: "months", audience: "everyone", chart: "bars" },
  { key: "swings", audience: "officer", chart: "swings" },
  { key: "years", audience: "everyone", chart: null },
] as const;
export type RentOrBuySection = (typeof rentOrBuySections)[number]["key"];

export type FallRow = { key: string; label: string; amount: number; explains: RentOrBuyFigure };

/** Returns the rows of the owner's and the renter's waterfalls, in order. Each adds up to that side's total. */
export function fallsOf(answer: RentOrBuy, costToSell: number) {
  const names = rentOrBuyWords.parts(answer, costToSell);
  const amounts = new Map(answer.parts.map(({ part, amount }) => [part, amount]));
  const row = (part: keyof typeof names, sign: 1 | -1): FallRow[] => {
    const amount = sign * (amounts.get(part) ?? 0);
    return amount === 0 ? [] : [{ key: part, label: names[part], amount, explains: part }];
  };
  return {
    owner: [
      ...row("homeValue", 1),
      ...row("sellingCosts", 1),
      ...row("owed", 1),
      ...row("escrowBack", 1),
      ...row("ownerAccount", 1),
      ...row("ownerGainsTax", 1),
    ],
    // The parts belong to the difference, from which the renter's wealth is subtracted.
    renter: [...row("renterAccount", -1), ...row("depositBack", -1), ...row("renterGainsTax", -1)],
  };
}

type MonthPart = { key: (typeof monthParts)[number]; label: string; amount: number };

/** Returns the monthly costs of each side in some years, with their parts and the tax savings among them. */
export const monthsOf = (answer: RentOrBuy, years: readonly number[]) =>
  answer.years
    .filter(({ year }) => years.includes(year))
    .map(({ year, month }) => ({
      year,
      parts: monthParts.flatMap((key): MonthPart[] =>
        month[key] > 0 ? [{ key, label: rentOrBuyWords.monthParts[key], amount: month[key] }] : [],
      ),
      saved: month.taxSavings,
      own: month.owner,
      rent: month.renter,
    }));
