/** What a client reads of an answer of buying or renting, in either language. */
import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { money, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import type { WordsOf } from "../../lib/words/lang";
import { clientAssumptionRows } from "../assumptions/client-rows";
import type { clientRentOrBuyEn } from "./client.en";
import { monthParts } from "./month-parts";

export type ClientRentOrBuyWords = WordsOf<typeof clientRentOrBuyEn>;
type Words = ClientRentOrBuyWords;

export const timeOf = (years: number, words: Words) => (years === 1 ? words.year("1") : words.years(String(years)));
const size = (amount: number) => money(Math.abs(amount));
const sideOf = (difference: number) => (difference >= 0 ? "buying" : "renting");

/** The first sentence: the rent at which it turns, against the client's. */
export function headOf({ breakEvenRent }: RentOrBuy, rent: number, words: Words): string {
  if (breakEvenRent.kind === "always") return words.headAlways;
  if (breakEvenRent.kind === "never") return words.headNever;
  return words.head(money(breakEvenRent.rent), money(rent));
}

/** The rent at which it turns, as a figure. */
export function turnOf({ breakEvenRent }: RentOrBuy, { four }: Words, write = money): string {
  if (breakEvenRent.kind === "rent") return write(breakEvenRent.rent);
  return breakEvenRent.kind === "always" ? four.anyRent : four.noRent;
}

/** When buying is ahead, in a sentence. */
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

/** The second sentence: when, by how much, on what it rests, and what it comes to if prices stay. */
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

/** What it comes to if prices stay. */
export const ifFlatOf = ({ downside: { flat } }: RentOrBuy, words: Words) => words.ifFlat[sideOf(flat)](size(flat));

/** What must stand beside the answer: both downsides, and the growth at which it turns. */
export function cellsOf({ downside, breakEvenGrowth }: RentOrBuy, { differently: words }: Words) {
  const said = (difference: number) => words[sideOf(difference)](size(difference));
  const { kind } = breakEvenGrowth;
  const growth =
    kind === "always"
      ? { figure: words.anyGrowth, note: words.anyGrowthNote }
      : kind === "never"
        ? { figure: words.noGrowth, note: words.noGrowthNote }
        : { figure: words.growthValue(trimmedPercent(breakEvenGrowth.pct)), note: words.growthNote };
  return [
    { key: "flat", label: words.flat, figure: said(downside.flat), note: words.flatNote },
    { key: "fall", label: words.fall, figure: said(downside.fall), note: words.fallNote },
    { key: "growth", label: words.growth, ...growth },
  ];
}

/** What the lines by year say. */
export function linesOf({ years, breakEvenYears: found }: RentOrBuy, words: Words) {
  const { wealth } = words;
  return {
    label: wealth.label,
    keys: wealth.keys,
    year: (year: number) => wealth.year(String(year)),
    names: [words.buying, words.renting] as const,
    short: wealth.short,
    at: (year: number) => {
      const difference = years[year - 1]?.end.difference ?? 0;
      return (difference >= 0 ? wealth.atBuying : wealth.atRenting)(String(year), size(difference));
    },
    crossing:
      found.kind === "after"
        ? wealth.from(String(found.years))
        : found.kind === "until"
          ? wealth.until(String(found.years))
          : null,
  };
}

/** As many years as leave the horizon in their middle: 15, or all 30. */
export const wealthOf = ({ years, horizon }: RentOrBuy) =>
  years.slice(0, horizon > 12 ? 30 : 15).map(({ end }) => ({ first: end.ownerWealth, second: end.renterWealth }));

type PartKey = RentOrBuy["parts"][number]["part"];
const owners: readonly PartKey[] = ["homeValue", "sellingCosts", "owed", "escrowBack", "ownerAccount", "ownerGainsTax"];
const renters: readonly PartKey[] = ["renterAccount", "depositBack", "renterGainsTax"];

/** Both falls, each adding up to what that side has; what is nothing is left out. */
export function fallsFor({ parts, atHorizon, horizon }: RentOrBuy, words: Words) {
  const { falls } = words;
  const amounts = new Map(parts.map(({ part, amount }) => [part, amount]));
  const names = { ...falls, homeValue: falls.homeValue(timeOf(horizon, words)) };
  const lines = (keys: readonly PartKey[], sign: 1 | -1) =>
    keys.flatMap((key) => {
      const amount = sign * (amounts.get(key) ?? 0);
      return amount === 0 ? [] : [{ key, label: names[key], amount, figure: moneyWithCents(amount) }];
    });
  const total = (label: string, amount: number) => ({
    key: "total",
    label,
    amount,
    figure: moneyWithCents(amount),
    isTotal: true,
  });
  return {
    groups: [
      {
        key: "buy",
        title: falls.buy,
        side: "first" as const,
        rows: [...lines(owners, 1), total(falls.buyHave, atHorizon.ownerWealth)],
      },
      {
        key: "rent",
        title: falls.rent,
        side: "second" as const,
        // The parts are those of the difference: what the renter has lowers it.
        rows: [...lines(renters, -1), total(falls.rentHave, atHorizon.renterWealth)],
      },
    ],
    sum: {
      label: atHorizon.difference >= 0 ? falls.aheadBuying : falls.aheadRenting,
      figure: moneyWithCents(Math.abs(atHorizon.difference)),
    },
  };
}

/** A month of each way in years 1, 5 and 10. */
export function monthsFor({ years }: RentOrBuy, { months: words, wealth }: Words) {
  const pairs = [1, 5, 10].flatMap((wanted) => {
    const found = years[wanted - 1];
    if (!found) return [];
    const { year, month } = found;
    return {
      key: String(year),
      title: wealth.year(String(year)),
      bars: [
        {
          side: "first" as const,
          name: words.own,
          parts: monthParts.map((part) => month[part]).filter((amount) => amount > 0),
          saved: month.taxSavings,
          figure: moneyWithCents(month.owner),
        },
        {
          side: "second" as const,
          name: words.rent,
          parts: [month.renter],
          figure: moneyWithCents(month.renter),
        },
      ],
    };
  });
  const first = years[0];
  if (!first) return { pairs, note: "" };
  const said = monthParts
    .filter((part) => first.month[part] > 0)
    .map((part) => words[part](moneyWithCents(first.month[part])))
    .join(", ");
  const saved = first.taxSavings > 0 ? ` ${words.hatched(moneyWithCents(first.taxSavings))}` : "";
  return { pairs, note: `${words.note(said)}${saved}` };
}

/** The same line by line, for paper. */
export function monthLinesFor(answer: RentOrBuy, { months: words, falls, wealth }: Words) {
  const found = [1, 5, 10].flatMap((year) => answer.years[year - 1] ?? []);
  const line = (key: string, label: string, amountOf: (month: RentOrBuy["years"][number]["month"]) => number) => ({
    key,
    label,
    isTotal: key === "owner" || key === "renter",
    amounts: found.map(({ month }) => amountOf(month)),
  });
  const lines = [
    ...monthParts.map((part) => line(part, words.parts[part], (month) => month[part])),
    line("taxSavings", words.parts.taxSavings, (month) => -month.taxSavings),
    line("owner", falls.buy, ({ owner }) => owner),
    line("rent", words.parts.rent, ({ rent }) => rent),
    line("rentersInsurance", words.parts.rentersInsurance, ({ rentersInsurance }) => rentersInsurance),
    line("renter", falls.rent, ({ renter }) => renter),
  ];
  return {
    years: found.map(({ year }) => wealth.year(String(year))),
    rows: lines
      .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
      .map(({ amounts, ...rest }) => ({ ...rest, figures: amounts.map(moneyWithCents) })),
  };
}

/** What the answer rests on, each with where it comes from. */
export const assumptionsFor = (answer: RentOrBuy, typed: SavedAssumptions, { assumptions: words }: Words) => [
  ...clientAssumptionRows(answer, typed, words),
  {
    key: "ending",
    label: words.ending,
    value: answer.ending === "sell" ? words.sell : words.stay,
    note: words.endingNote,
  },
];
