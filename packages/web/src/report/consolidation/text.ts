/** The words of the answer of a debt consolidation, in either language: its sentences, cells and lines. */
import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { money, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import type { WordsOf } from "../../lib/words/lang";
import type { consolidationEn } from "./words.en";

export type ConsolidationWords = WordsOf<typeof consolidationEn>;
type Words = ConsolidationWords;
type Item = Consolidation["items"][number];

export const dash = "\u2014";
const size = (amount: number) => money(Math.abs(amount));
/** Tells whether an amount rounds to zero dollars, which is no difference. */
export const isNone = (amount: number) => Math.abs(amount) < 0.5;

/** Writes months as "16 years 7 months". */
export function timeOf(months: number, words: Words): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const said = [
    years === 1 ? words.year : years > 0 ? words.years(String(years)) : "",
    rest === 1 ? words.month : rest > 0 || years === 0 ? words.months(String(rest)) : "",
  ];
  return said.filter(Boolean).join(" ");
}

/** Returns the name of a debt, or its kind if it has none. */
export const nameOf = ({ name }: Pick<Item, "name">, words: Words): string =>
  name === "Mortgage" ? words.mortgage : name === "Debt" ? words.debt : name;

/** Returns both halves of the first sentence: the month and the total cost. If the cost is not known, the second half says so. */
export function headParts({ monthlySavings, lifetimeSaved }: Consolidation, { head }: Words): [string, string] {
  const month =
    monthlySavings === null
      ? head.unknown
      : isNone(monthlySavings)
        ? head.same
        : (monthlySavings > 0 ? head.frees : head.takes)(size(monthlySavings));
  if (monthlySavings === null) return [month, head.alone];
  if (lifetimeSaved === null) return [month, head.open];
  if (isNone(lifetimeSaved)) return [month, head.even];
  return [month, (lifetimeSaved > 0 ? head.saves : head.costs)(size(lifetimeSaved))];
}

/** Tells what the new loan comes to by the end: a saving, a cost, or neither, if there is no difference or it is not known. */
export function atTheEnd({ lifetimeSaved }: Pick<Consolidation, "lifetimeSaved">): "saves" | "costs" | "neither" {
  if (lifetimeSaved === null || isNone(lifetimeSaved)) return "neither";
  return lifetimeSaved > 0 ? "saves" : "costs";
}

export const headOf = (answer: Consolidation, words: Words): string => headParts(answer, words).join("");

/** Tells whether all that is freed is paid in addition, and not another amount that was typed. */
export const keepsPaying = ({ samePayment, monthlySavings }: Consolidation) =>
  samePayment !== null && samePayment.extra > 0 && samePayment.extra === monthlySavings;

/** Returns the second sentence: the result if the same is paid as today, or another amount in addition. */
export function leadOf(answer: Consolidation, words: Words): string {
  const { lead } = words;
  const { samePayment, monthsAfter, monthsBefore } = answer;
  const after = timeOf(monthsAfter, words);
  if (!samePayment || samePayment.extra === 0)
    return monthsBefore === null ? lead.after(after) : lead.both(after, timeOf(monthsBefore, words));
  const time = timeOf(samePayment.months, words);
  const plan = keepsPaying(answer) ? lead.keep(time) : lead.more(moneyWithCents(samePayment.extra), time);
  const { saved } = samePayment;
  if (saved === null) return plan + lead.alone;
  if (isNone(saved)) return plan + lead.even;
  return plan + (saved > 0 ? lead.saves : lead.still)(size(saved));
}

/** Tells whether paying the same saves money: only then is its sentence marked as good. */
export const samePaymentSaves = ({ samePayment }: Consolidation) => (samePayment?.saved ?? 0) >= 0.5;

/** Lists what is not known about the debts that are paid off, each with its field. */
export const missingOf = ({ missing }: Consolidation, words: Words) =>
  missing.map((each) => ({
    id: each.id,
    key: `${each.id}.${each.what === "rate" ? "rate" : "monthsLeft"}`,
    asks: words.missing[each.what](nameOf(each, words)),
    says: (each.what === "rate" ? words.missing.rateOpen : words.missing.endOpen)(nameOf(each, words)),
  }));

/** Says what is not known, each thing once: several debts may have one name. */
export const unknownSaid = (answer: Consolidation, words: Words): string[] => [
  ...new Set(missingOf(answer, words).map(({ says }) => says)),
];

/** Returns the spans in which the new loan has cost no more so far, without one at closing only, when neither side has cost anything. */
export const cheaperSpansOf = ({ cheaperMonths }: Consolidation) =>
  cheaperMonths?.filter(({ to }) => to === null || to > 0);

export function cheaperOf(answer: Consolidation, words: Words): string {
  const { cheaper } = words;
  const spans = cheaperSpansOf(answer);
  if (!spans) return cheaper.unknown;
  if (spans.length === 0) return cheaper.never;
  if (spans[0]!.from === 0 && spans[0]!.to === null) return cheaper.always;
  return spans
    .map(({ from, to }) => {
      const first = String(Math.max(1, from));
      return to === null ? cheaper.from(first) : cheaper.within(first, String(to));
    })
    .reduce((one, other) => words.and(one, other.charAt(0).toLowerCase() + other.slice(1)));
}

const change = (before: string, after: string) => `${before} \u2192 ${after}`;

/**
 * Returns what must stand beside the answer: the month, the rates, and the interest of a year.
 * @param write  how the interest of a year and the largest balance are written: on paper with cents, as the payment beside them
 */
export function cellsOf(answer: Consolidation, words: Words, write = money) {
  const { cells } = words;
  const { monthlySavings, monthlyBefore, monthlyAfter, blendedRateBefore, rateAfter, items, missing } = answer;
  const largest = items.reduce((one, other) => (other.balance > one.balance ? other : one));
  const open = missingOf({ ...answer, missing: missing.filter(({ what }) => what === "rate") }, words)[0]?.says ?? "";
  return [
    {
      key: "month",
      label: monthlySavings !== null && monthlySavings < 0 ? cells.more : cells.freed,
      figure: monthlySavings === null ? dash : moneyWithCents(Math.abs(monthlySavings)),
      note:
        monthlyAfter === null
          ? words.notKnown
          : cells.beforeAfter(moneyWithCents(monthlyBefore), moneyWithCents(monthlyAfter)),
    },
    {
      key: "rate",
      label: cells.rate,
      figure: change(blendedRateBefore === null ? dash : trimmedPercent(blendedRateBefore), trimmedPercent(rateAfter)),
      note: largest.rate === null ? open : cells.rateNote(write(largest.balance), trimmedPercent(largest.rate)),
    },
    {
      key: "year",
      label: cells.year,
      figure: change(
        answer.yearInterestBefore === null ? dash : write(answer.yearInterestBefore),
        write(answer.yearInterestAfter),
      ),
      note: cheaperOf(answer, words),
    },
  ] as const;
}

/** Returns the parts of the month before, the largest mortgage first, and of the month after. */
export function monthOf(answer: Consolidation, words: Words) {
  const { items, payment, monthlyMI, monthlyBefore, monthlyAfter, monthlySavings } = answer;
  return {
    before: items.map((item) => ({ key: item.id, name: nameOf(item, words), amount: item.payment })),
    after: [
      { key: "loan", name: words.picture.loan, amount: payment },
      ...(monthlyMI ? [{ key: "insurance", name: words.picture.insurance, amount: monthlyMI }] : []),
    ],
    beforeFigure: moneyWithCents(monthlyBefore),
    afterFigure: monthlyAfter === null ? dash : moneyWithCents(monthlyAfter),
    freed:
      monthlySavings !== null && monthlySavings > 0
        ? { amount: monthlySavings, text: words.picture.freed(moneyWithCents(Math.abs(monthlySavings))) }
        : null,
  };
}

/** Lists what to know before signing, in whole sentences. Nothing in it blocks the report. */
export function decideOf({ warnings, items }: Consolidation, words: Words): string[] {
  const { decide } = words;
  const said = warnings.map(({ kind, id }) => {
    const item = items.find((each) => each.id === id);
    return kind === "balanceGrows" ? decide.balanceGrows(item ? nameOf(item, words) : words.debt) : decide[kind];
  });
  return warnings.some(({ kind }) => kind === "securedByHome") ? [...said, decide.taxes] : said;
}
