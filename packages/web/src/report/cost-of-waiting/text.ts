/** The words below the first sentences of the cost of waiting, in either language: its cells and lines. */
import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { CostOfWaiting, CostOfWaitingLead } from "@highway/engine/tools/cost-of-waiting/answer";
import { moneyAsTyped, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import { clientAssumptionRows } from "../assumptions/client-rows";
import { kindOf, size, timeOf, type CostOfWaitingWords as Words, waitOf } from "./lead";

type Cell = { key: "growth" | "rate" | "flat" | "fall"; label: string; figure: string; note: string };

/** Returns what must stand beside the answer: its break-even, and both downsides. */
export function cellsOf(
  { breakEvenGrowth, breakEvenLaterRate, downside, horizon, months }: CostOfWaitingLead,
  all: Words,
): Cell[] {
  const { cells: words } = all;
  const said = (cost: number | null) => {
    if (cost === null) return words.unknown;
    const kind = kindOf(cost);
    return kind === "same" ? words.same : words[kind](size(cost));
  };
  const growth = {
    growth: () => [words.growthValue(trimmedPercent((breakEvenGrowth as { pct: number }).pct)), words.growthNote],
    always: () => [words.anyGrowth, words.anyGrowthNote],
    never: () => [words.noGrowth, words.noGrowthNote],
  };
  const rate = {
    rate: () => [trimmedPercent((breakEvenLaterRate as { pct: number }).pct), words.rateNote],
    always: () => [words.anyRate, words.anyRateNote],
    never: () => [words.noRate, words.noRateNote],
  };
  const cell = (key: Cell["key"], label: string, [figure, note]: string[]): Cell => ({
    key,
    label,
    figure: figure!,
    note: note!,
  });
  return [
    // Without a wait no growth makes a difference.
    ...(breakEvenGrowth && months > 0 ? [cell("growth", words.growth, growth[breakEvenGrowth.kind]())] : []),
    ...(breakEvenLaterRate ? [cell("rate", words.rate, rate[breakEvenLaterRate.kind]())] : []),
    cell("flat", words.flat, [said(downside.flat), words.flatNote(timeOf(horizon, all))]),
    cell("fall", words.fall, [said(downside.fall), words.fallNote]),
  ];
}

/** Returns the lines that add up to the cost, to the cent. Both escrow deposits are one line; the working of the total separates them. */
export function partsFor({ parts, atHorizon }: CostOfWaiting, { parts: words }: Words) {
  const cents = new Map(parts.map(({ part, amount }) => [part, Math.round(amount * 100)]));
  const of = (part: (typeof parts)[number]["part"]) => (cents.get(part) ?? 0) / 100;
  const escrow = ((cents.get("escrowNow") ?? 0) + (cents.get("escrowLater") ?? 0)) / 100;
  const line = (key: string, label: string, amount: number, explains: string) => ({
    key,
    label,
    amount,
    explains,
    figure: moneyWithCents(amount),
    isTotal: key === "cost",
  });
  return [
    line("equityNow", words.equityNow, of("equityNow"), "equityNow"),
    line("equityLater", words.equityLater, of("equityLater"), "equityLater"),
    line("escrow", words.escrow, escrow, "costOfWaiting"),
    line("setAsideByWaiting", words.setAsideByWaiting, of("setAsideByWaiting"), "setAsideByWaiting"),
    line("cost", words.cost, atHorizon.costOfWaiting, "costOfWaiting"),
  ];
}

/** Compares both purchases, figure by figure. */
export function sidesFor(answer: CostOfWaitingLead, { sides: words }: Words) {
  const pair = (key: string, label: string, amounts: readonly [number, number]) => {
    const change = (Math.round(amounts[1] * 100) - Math.round(amounts[0] * 100)) / 100;
    return {
      key,
      label,
      amounts,
      figures: amounts.map(moneyWithCents) as [string, string],
      change: `${change > 0 ? "+" : ""}${moneyWithCents(change)}`,
    };
  };
  const insured = answer.miMonthNow > 0 || answer.miMonthLater > 0;
  const hasLoan = answer.loanNow > 0 || answer.loanLater > 0;
  return [
    pair("price", words.price, [answer.priceNow, answer.priceLater]),
    pair("cash", words.cash, [answer.cashNow, answer.cashLater]),
    ...(hasLoan
      ? [
          pair("loan", words.loan, [answer.loanNow, answer.loanLater]),
          pair("payment", words.payment, [answer.paymentNow, answer.paymentLater]),
        ]
      : []),
    ...(insured
      ? [
          pair("paymentMI", words.paymentMI, [
            answer.paymentNow + answer.miMonthNow,
            answer.paymentLater + answer.miMonthLater,
          ]),
        ]
      : []),
  ];
}

/** What happens until the later purchase. */
export const whileWaitingFor = (
  { whileWaiting: { rentPaid, principalRepaid, interestPaid } }: CostOfWaitingLead,
  w: Words,
) =>
  [
    { key: "rentPaid", label: w.waiting.rentPaid, amount: rentPaid },
    { key: "principalRepaid", label: w.waiting.principalRepaid, amount: principalRepaid },
    { key: "interestPaid", label: w.waiting.interestPaid, amount: interestPaid },
  ] as const;

/** Returns the assumptions of the answer, each with its source. */
export function assumptionsFor(answer: CostOfWaiting, typed: SavedAssumptions, words: Words) {
  const { assumptions: said } = words;
  return [
    {
      key: "wait",
      label: said.wait,
      value: waitOf(answer, words),
      note: answer.months > 0 ? said.waitNote : said.noWaitNote,
    },
    ...(answer.breakEvenLaterRate || answer.refinanced
      ? [{ key: "laterRate", label: said.laterRate, value: trimmedPercent(answer.laterRate), note: said.laterRateNote }]
      : []),
    { key: "rent", label: said.rent, value: said.aMonth(moneyAsTyped(typed.rent ?? 0)), note: said.rentNote },
    ...clientAssumptionRows(answer, typed, said),
  ];
}

/** Returns the cost of waiting by year, up to the last year shown. */
export const curveOf = ({ years }: CostOfWaiting, last: number) =>
  years.filter(({ year }) => year <= last).map(({ year, costOfWaiting: amount }) => ({ year, amount }));

/** Makes the table of the same: what each side has after each year, and what waiting costs. @param write how figures are written: whole dollars on paper, as every estimate of a later year */
export const costTable = ({ years }: CostOfWaiting, words: Words, write = moneyWithCents) => ({
  heads: [words.costs.after, words.costs.now, words.costs.later, words.costs.amount],
  rows: years.map(({ year, wealthNow, wealthLater, costOfWaiting }) => ({
    key: String(year),
    name: timeOf(year, words),
    figures: [wealthNow, wealthLater, costOfWaiting].map((figure) => write(figure)),
  })),
});

/** Returns the cost after 5, 7, 10, 15 and 30 years, and at the horizon. */
export const horizonsOf = ({ years, horizon, costByHorizon }: CostOfWaiting) => {
  const wanted = new Set([...costByHorizon.map((each) => each.years), horizon]);
  return years.flatMap(({ year, costOfWaiting: amount }) => (wanted.has(year) ? [{ year, amount }] : []));
};
