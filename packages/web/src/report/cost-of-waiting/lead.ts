/** The first sentences of the cost of waiting, in either language: the answer, what it is based on, and its break-even. An analysis shows only these. */
import type { CostOfWaiting, CostOfWaitingLead } from "@highway/engine/tools/cost-of-waiting/answer";
import { money, trimmedPercent } from "../../lib/format/format";
import type { WordsOf } from "../../lib/words/lang";
import type { costOfWaitingEn } from "./words.en";

export type CostOfWaitingWords = WordsOf<typeof costOfWaitingEn>;
type Words = CostOfWaitingWords;

export const size = (amount: number) => money(Math.abs(amount));
export const waitOf = ({ months }: Pick<CostOfWaiting, "months">, words: Words) =>
  months === 1 ? words.month : words.months(String(months));
export const timeOf = (years: number, words: Words) => (years === 1 ? words.year : words.years(String(years)));

/** Tells whether waiting costs or saves; under a dollar it does neither. */
export const kindOf = (cost: number) => (Math.abs(cost) < 1 ? "same" : cost > 0 ? "costs" : "pays");

/** Returns the first sentence. */
export function headOf(answer: CostOfWaitingLead, words: Words): string {
  const { months, horizon, atHorizon } = answer;
  if (months === 0) return words.head.none;
  const kind = kindOf(atHorizon.costOfWaiting);
  const [wait, time] = [waitOf(answer, words), timeOf(horizon, words)];
  return kind === "same" ? words.head.same(wait, time) : words.head[kind](wait, size(atHorizon.costOfWaiting), time);
}

/** Returns the growth if it is the same in each year, else null. */
export const oneGrowthOf = ({ growth: { yearly } }: CostOfWaitingLead): number | null =>
  yearly.every((rate) => rate === yearly[0]) ? (yearly[0] ?? 0) : null;

function pricesOf(answer: CostOfWaitingLead, { lead }: Words): string {
  const growth = oneGrowthOf(answer);
  if (growth === null) return lead.series;
  if (growth === 0) return lead.stay;
  return growth > 0 ? lead.rise(trimmedPercent(growth)) : lead.fall(trimmedPercent(-growth));
}

/** Writes the break-even growth. */
function turnOf({ breakEvenGrowth: found, atHorizon }: CostOfWaitingLead, { lead }: Words): string[] {
  if (!found) return [];
  if (found.kind === "always") return [lead.costsAlways];
  if (found.kind === "never") return [lead.paysAlways];
  const rate = trimmedPercent(Math.abs(found.pct));
  const pays = kindOf(atHorizon.costOfWaiting) === "pays";
  if (found.pct < 0) return [(pays ? lead.costsFalling : lead.paysFalling)(rate)];
  return [(pays ? lead.costsFrom : lead.paysBelow)(rate)];
}

function rateTurnOf({ breakEvenLaterRate: found }: CostOfWaitingLead, { lead }: Words): string[] {
  if (!found) return [];
  if (found.kind === "rate") return [lead.rate(trimmedPercent(found.pct))];
  return [found.kind === "always" ? lead.anyRate : lead.noRate];
}

/** Says the result if prices stay; empty if it is not known. */
export function flatOf({ downside: { flat } }: CostOfWaitingLead, { lead }: Words): string[] {
  if (flat === null) return [];
  const kind = kindOf(flat);
  return [lead.flat(kind === "same" ? lead.flatSame : (kind === "costs" ? lead.flatCosts : lead.flatPays)(size(flat)))];
}

/**
 * Returns the second sentences: what the answer is based on, and its break-even.
 * @param refinance the cost of a refinance, if there is one
 * @param isAlone whether no cells stand beside it, so that it also says the result if prices stay
 */
export function leadOf(answer: CostOfWaitingLead, refinance: number | null, words: Words, isAlone = false): string {
  if (answer.months === 0) return words.lead.none;
  return [
    pricesOf(answer, words),
    ...turnOf(answer, words),
    ...rateTurnOf(answer, words),
    ...(answer.refinanced ? [words.lead.refinance(money(refinance ?? 0))] : []),
    ...(isAlone && oneGrowthOf(answer) !== 0 ? flatOf(answer, words) : []),
  ].join(" ");
}

/** Says that the later payment is an example; empty if nobody waits, or nothing is borrowed. */
export const exampleOf = ({ months, loanLater, laterRate }: CostOfWaitingLead, { later }: Words) =>
  months > 0 && loanLater > 0 ? later(trimmedPercent(laterRate)) : "";

/** Returns both rules, each with its break-even and the assumed value; none if nobody waits. */
export function rulesOf(answer: CostOfWaitingLead, { rules: words }: Words) {
  const { breakEvenGrowth, breakEvenLaterRate, laterRate, months } = answer;
  if (months === 0) return [];
  const own = oneGrowthOf(answer);
  const zones = { below: words.pays, above: words.costs, belowShort: words.paysShort, aboveShort: words.costsShort };
  const common = { ...zones, write: (value: number) => trimmedPercent(value) };
  const assumed = (value: number | null) => (value === null ? "" : words.assumed(trimmedPercent(value)));
  type Rule = typeof common & {
    key: "growth" | "rate";
    label: string;
    turn: number | "first" | "second";
    own: number | null;
    turnText: string;
    ownText: string;
    unit: number;
    least: number;
  };
  const rules: Rule[] = [];
  if (breakEvenGrowth)
    rules.push({
      ...common,
      key: "growth",
      label: words.growth,
      turn:
        breakEvenGrowth.kind === "growth"
          ? breakEvenGrowth.pct
          : breakEvenGrowth.kind === "always"
            ? "first"
            : "second",
      own,
      turnText: breakEvenGrowth.kind === "growth" ? trimmedPercent(breakEvenGrowth.pct) : "",
      ownText: assumed(own),
      unit: 1,
      least: -20,
    });
  if (breakEvenLaterRate)
    rules.push({
      ...common,
      key: "rate",
      label: words.rate,
      // A refinance pays below the break-even, or at any rate if it always pays.
      turn:
        breakEvenLaterRate.kind === "rate"
          ? breakEvenLaterRate.pct
          : breakEvenLaterRate.kind === "always"
            ? "second"
            : "first",
      own: laterRate,
      turnText: breakEvenLaterRate.kind === "rate" ? trimmedPercent(breakEvenLaterRate.pct) : "",
      ownText: assumed(laterRate),
      unit: 0.25,
      least: 0,
    });
  return rules;
}
