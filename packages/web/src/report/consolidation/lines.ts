/** The lines, rows and columns behind the answer of a debt consolidation, in either language. */
import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import { money, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import { type ConsolidationWords, cheaperOf, cheaperSpansOf, dash, keepsPaying, nameOf, timeOf } from "./text";

type Words = ConsolidationWords;
type Item = Consolidation["items"][number];

/** Names the second plan: the same payment as today, or more than is due. */
export const planName = (answer: Consolidation, names: { same: string; more: string }) =>
  keepsPaying(answer) ? names.same : names.more;

/** Whether a chart shows the cost since closing, or the cost of each year. */
export type CostView = "soFar" | "year";

type Way = {
  key: "before" | "after" | "same";
  name: string;
  /** The cost at closing and after each year. */
  soFar: readonly number[];
  months: number;
  total: number;
};

/** Returns the courses whose cost is known, each up to its own end. */
function waysOf(answer: Consolidation, { costs }: Words): Way[] {
  const { costSoFar, samePayment, lifetimeBefore, lifetimeAfter, monthsBefore, monthsAfter } = answer;
  const way = (
    key: Way["key"],
    name: string,
    soFar: readonly number[] | null,
    months: number | null | undefined,
    total: number | null | undefined,
  ): Way[] => (soFar && months != null && total != null ? [{ key, name, soFar, months, total }] : []);
  const isPlan = samePayment !== null && samePayment.extra > 0;
  return [
    ...way("before", costs.before, costSoFar.before, monthsBefore, lifetimeBefore),
    ...way("after", costs.after, costSoFar.after, monthsAfter, lifetimeAfter),
    ...(isPlan
      ? way("same", planName(answer, costs), costSoFar.samePayment, samePayment.months, samePayment.lifetime)
      : []),
  ];
}

const reachedBy = ({ soFar, total }: Way, year: number) => soFar[year] ?? total;

/** Returns the cost that a year adds. The first year includes the costs at closing. */
const costOfYear = (way: Way, year: number) => {
  const before = year === 1 ? 0 : reachedBy(way, year - 1);
  return (Math.round(reachedBy(way, year) * 100) - Math.round(before * 100)) / 100;
};

/** Counts the years that a course takes, with an incomplete last one. */
const yearsOf = ({ months }: Way) => Math.max(1, Math.ceil(months / 12));
const upTo = (years: number) => Array.from({ length: years }, (_, at) => at + 1);

/** Makes the line of each course, up to its own end. */
export function coursesOf(answer: Consolidation, words: Words, view: CostView = "soFar") {
  return waysOf(answer, words).map((way) => {
    const { key, name, months, total } = way;
    const end = months / 12;
    if (view === "year")
      return {
        key,
        name,
        points: upTo(yearsOf(way)).map((year) => ({ year: Math.min(year, end), amount: costOfYear(way, year) })),
        end: words.costs.first(money(costOfYear(way, 1))),
      };
    const years = way.soFar.flatMap((amount, year) => (year < end ? [{ year, amount }] : []));
    return {
      key,
      name,
      points: [...years, { year: end, amount: total }],
      end: `${money(total)}, ${timeOf(months, words)}`,
    };
  });
}

/** The figures whose workings the last row of the table opens. */
const yearlyFigures = {
  before: "yearlyBefore",
  after: "yearlyAfter",
  same: "samePaymentYearly",
} as const satisfies Record<Way["key"], ConsolidationFigure>;

/** Makes the table of the same lines, up to the end of the longest. Yearly costs end with their total. */
export function costTable(answer: Consolidation, words: Words, view: CostView = "soFar") {
  const ways = waysOf(answer, words);
  const years = upTo(Math.max(0, ...ways.map(yearsOf)));
  const heads = [words.costs.year, ...ways.map(({ name }) => name)];
  const row = (key: string, name: string, figure: (way: Way) => number) => ({
    key,
    name,
    figures: ways.map((way) => moneyWithCents(figure(way))),
  });
  if (view === "year")
    return {
      heads,
      rows: years.map((year) => ({
        ...row(String(year), String(year), (way) => costOfYear(way, year)),
        figures: ways.map((way) => (year > yearsOf(way) ? dash : moneyWithCents(costOfYear(way, year)))),
      })),
      all: ways.map(({ key, total }) => ({ of: yearlyFigures[key], figure: moneyWithCents(total) })),
    };
  const closing = row("0", words.costs.now, (way) => reachedBy(way, 0));
  return {
    heads,
    rows: [closing, ...years.map((year) => row(String(year), String(year), (way) => reachedBy(way, year)))],
    all: null,
  };
}

/** Returns the spans in which the new loan is cheaper, for the drawing; a cell says them in words. */
export const shadesOf = (answer: Consolidation, words: Words) =>
  (cheaperSpansOf(answer) ?? []).map((span) => ({
    ...span,
    text: cheaperOf({ ...answer, cheaperMonths: [span] }, words),
  }));

/** Makes a row for each mortgage or debt that is paid off, and one for their total. */
export function itemRows(answer: Consolidation, words: Words) {
  const sum = (of: (item: Item) => number | null) =>
    answer.items.reduce<number | null>((total, item) => {
      const part = of(item);
      return total === null || part === null ? null : total + Math.round(part * 100);
    }, 0);
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  const written = (amount: number | null) => (amount === null ? dash : moneyWithCents(amount));
  const signed = (amount: number | null) =>
    amount === null ? dash : `${amount > 0 ? "+" : ""}${moneyWithCents(amount)}`;
  const rows = answer.items.map((item) => ({
    key: item.id,
    name: nameOf(item, words),
    balance: moneyWithCents(item.balance),
    rate: item.rate === null ? dash : trimmedPercent(item.rate),
    payment: moneyWithCents(item.payment),
    months: item.months === null ? dash : String(item.months),
    interest: written(item.interestLeft),
    share: moneyWithCents(item.shareAfter),
    difference: signed(item.difference),
  }));
  const count = answer.items.length;
  const all = {
    key: "all",
    name: count === 1 ? words.items.one : words.items.all(String(count)),
    balance: moneyWithCents(answer.paidOff),
    rate: answer.blendedRateBefore === null ? dash : trimmedPercent(answer.blendedRateBefore),
    payment: moneyWithCents(answer.monthlyBefore),
    months: answer.monthsBefore === null ? dash : String(answer.monthsBefore),
    interest: written(answer.interestBefore),
    share: moneyWithCents(answer.interestAfter),
    difference: signed(dollars(sum(({ difference: each }) => each))),
  };
  return { rows, all };
}

/** Makes the same rows as a table without buttons. */
export function itemTable(answer: Consolidation, words: Words) {
  const { items } = words;
  const { rows, all } = itemRows(answer, words);
  return {
    heads: [items.paidOff, items.balance, items.rate, items.payment, items.interest, items.share, items.difference],
    rows: [...rows, all].map(({ key, name, balance, rate, payment, interest, share, difference }) => ({
      key,
      name,
      figures: [balance, rate, payment, interest, share, difference],
    })),
  };
}

/** Says which debts gain and which lose, in a few sentences. */
export function itemsNote({ items, cost }: Consolidation, words: Words): string {
  const known = items.flatMap((item) => (item.difference === null ? [] : [{ item, difference: item.difference }]));
  const largest = known.reduce<(typeof known)[number] | null>(
    (one, other) => (one && Math.abs(one.difference) >= Math.abs(other.difference) ? one : other),
    null,
  );
  const isWhole = known.length === items.length && known.length > 1;
  return [
    isWhole && known.every(({ difference: each }) => each > 0) ? words.items.allPayMore : "",
    isWhole && known.every(({ difference: each }) => each < 0) ? words.items.allPayLess : "",
    largest && isWhole ? words.items.largest(nameOf(largest.item, words)) : "",
    cost > 0 ? words.items.costs(moneyWithCents(cost)) : words.items.noCosts,
  ]
    .filter(Boolean)
    .join(" ");
}

type Total = { key: string; label: string; before: Explained; after: Explained; isTotal?: boolean };
type Explained = { amount: number | null; of: ConsolidationFigure } | null;

/** Makes the totals of both sides, row by row. A side without such a figure has none. */
export function totalsOf(answer: Consolidation, { totals }: Words): Total[] {
  const at = (amount: number | null, of: ConsolidationFigure): Explained => ({ amount, of });
  const { taxes } = answer;
  return [
    { key: "payment", label: totals.payment, before: null, after: at(answer.payment, "payment") },
    { key: "insurance", label: totals.insurance, before: null, after: at(answer.monthlyMI, "monthlyMI") },
    {
      key: "month",
      label: totals.month,
      before: at(answer.monthlyBefore, "monthlyBefore"),
      after: at(answer.monthlyAfter, "monthlyAfter"),
      isTotal: true,
    },
    {
      key: "interest",
      label: totals.interest,
      before: at(answer.interestBefore, "interestBefore"),
      after: at(answer.interestAfter, "interestAfter"),
    },
    {
      key: "allInsurance",
      label: totals.allInsurance,
      before: at(answer.miBefore, "miBefore"),
      after: at(answer.miAfter, "miAfter"),
    },
    { key: "cost", label: totals.cost, before: null, after: at(answer.cost, "cost") },
    {
      key: "lifetime",
      label: totals.lifetime,
      before: at(answer.lifetimeBefore, "lifetimeBefore"),
      after: at(answer.lifetimeAfter, "lifetimeAfter"),
      isTotal: true,
    },
    ...(taxes
      ? [
          {
            key: "taxes",
            label: totals.taxes,
            before: at(taxes.lifetime.before, "taxesBefore"),
            after: at(taxes.lifetime.after, "taxesAfter"),
          },
        ]
      : []),
  ];
}

/** Makes the bars of how long each course takes. */
export function timesOf(answer: Consolidation, words: Words) {
  const { samePayment, monthsBefore, monthsAfter } = answer;
  const isPlan = samePayment !== null && samePayment.extra > 0;
  return [
    { key: "before" as const, name: words.time.today, months: monthsBefore },
    { key: "after" as const, name: words.time.after, months: monthsAfter },
    ...(isPlan ? [{ key: "same" as const, name: planName(answer, words.time), months: samePayment.months }] : []),
  ].map((each) => ({ ...each, figure: each.months === null ? words.notKnown : timeOf(each.months, words) }));
}
