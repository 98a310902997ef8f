import type { BreakEven, Comparison, FigureName } from "@highway/engine/scenario/schema/types";
import { monthOf } from "./break-even";

/** A figure by which two loans are compared month by month, and what being ahead means by it. */
type Measure = { explains: FigureName; figure: string; ahead: string; behind: string };
const cost: Measure = { explains: "costBreakEven", figure: "Total cost", ahead: "lower", behind: "higher" };
const gain: Measure = { explains: "wealthBreakEven", figure: "Net gain", ahead: "higher", behind: "lower" };

/** A sentence, and the working that a press on it opens. */
export type AheadLine = { figure: FigureName; words: string };

/**
 * What else the page says of a later loan against the first: by total cost, by net gain, and where the lower balance
 * changes hands. What is not known is left out.
 * @param firstPayment  first of the month in which payment 1 is due, "2027-02-01"
 */
export function aheadLines(comparison: Comparison, firstPayment: string): AheadLine[] {
  const { costBreakEven, wealthBreakEven, crossover } = comparison;
  const from = (months: number) => `payment ${months}, ${monthOf(firstPayment, months)}`;
  const line = (breakEven: BreakEven | null, measure: Measure) =>
    breakEven === null ? [] : [{ figure: measure.explains, words: words(breakEven, measure, from) }];
  return [
    ...line(costBreakEven, cost),
    ...line(wealthBreakEven, gain),
    ...(crossover ? [changesHands(from(crossover.months))] : []),
  ];
}

const changesHands = (when: string): AheadLine => ({
  figure: "crossover",
  words: `The lower balance changes hands after ${when}.`,
});

/** Being as good counts as being ahead, so "always" is "never behind". */
function words(breakEven: BreakEven, { figure, ahead, behind }: Measure, at: (months: number) => string): string {
  if (breakEven.kind === "always") return `${figure} is never ${behind}.`;
  if (breakEven.kind === "never") return `${figure} is always ${behind}.`;
  if (breakEven.kind === "after") return `${figure} is ${ahead} from ${at(breakEven.months)}.`;
  return breakEven.months === 0
    ? `${figure} is ${behind} from ${at(1)}.`
    : `${figure} is ${ahead} until ${at(breakEven.months)}.`;
}
