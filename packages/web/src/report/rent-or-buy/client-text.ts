/** The words below the first sentences of rent or buy for a client, in either language. */
import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { moneyWithCents, trimmedPercent } from "../../lib/format/format";
import { clientAssumptionRows } from "../assumptions/client-rows";
import { sideOf, size, timeOf, type ClientRentOrBuyWords as Words } from "./client-lead";
import { monthParts } from "./month-parts";

/** Returns what must stand beside the answer: both downsides, and the break-even growth. */
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

/** Returns the words of the chart by year. */
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

/** Returns 15 years or all 30, so that the horizon is not at the chart's end. */
export const wealthOf = ({ years, horizon }: RentOrBuy) =>
  years.slice(0, horizon > 12 ? 30 : 15).map(({ end }) => ({ first: end.ownerWealth, second: end.renterWealth }));

type PartKey = RentOrBuy["parts"][number]["part"];
const owners: readonly PartKey[] = ["homeValue", "sellingCosts", "owed", "escrowBack", "ownerAccount", "ownerGainsTax"];
const renters: readonly PartKey[] = ["renterAccount", "depositBack", "renterGainsTax"];

/** Returns both waterfalls, each of which adds up to that side's total. Zero amounts are left out. */
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
        // The parts belong to the difference, from which the renter's wealth is subtracted.
        rows: [...lines(renters, -1), total(falls.rentHave, atHorizon.renterWealth)],
      },
    ],
    sum: {
      label: atHorizon.difference >= 0 ? falls.aheadBuying : falls.aheadRenting,
      figure: moneyWithCents(Math.abs(atHorizon.difference)),
    },
  };
}

/** Returns the monthly costs of both sides in years 1, 5 and 10. */
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

/** Returns the same row by row, for paper. */
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

/** Returns the assumptions of the answer, each with its source. */
export const assumptionsFor = (answer: RentOrBuy, typed: SavedAssumptions, { assumptions: words }: Words) => [
  ...clientAssumptionRows(answer, typed, words),
  {
    key: "ending",
    label: words.ending,
    value: answer.ending === "sell" ? words.sell : words.stay,
    note: words.endingNote,
  },
];
