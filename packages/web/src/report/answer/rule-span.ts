/** What a rule shows: round values at its ends, and the places of its marks as shares of its length. */
export type RuleSpan = {
  ticks: readonly number[];
  /** The place of the break-even, 0 to 1. */
  turn: number;
  /** The place of the client's own value, 0 to 1; at an end if the value lies beyond it. */
  own: number;
  beyond: "below" | "above" | null;
};

/** The steps of a rule. Its middle two thirds are all but the first and the last. */
const stepsOfRule = 6;
const roundSteps = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000];

const share = (value: number, from: number, to: number) => (value - from) / (to - from);

/**
 * Lays out a rule around the break-even and the client's own value, both in its middle two thirds. If they are too far apart for that, the own value
 * stands at the end.
 * @param unit the smallest step: 100 dollars of rent
 * @param least the lowest possible value
 */
export function ruleSpan(turn: number, own: number, unit: number, least = 0): RuleSpan {
  const apart = Math.abs(turn - own);
  // The largest step is half of the break-even, because the rule is at most three times as long. A value that can be negative is not measured by its distance from zero.
  const largest = Math.max(least < 0 ? unit * 3 : unit, Math.abs(turn) / 2);
  const steps = roundSteps.map((times) => times * unit);
  const fitting = steps.find((step) => apart <= step * 2) ?? Number.POSITIVE_INFINITY;
  const step = Math.min(fitting, steps.find((each) => each >= largest) ?? steps.at(-1)!);
  const middle = step === fitting ? (turn + own) / 2 : turn;
  const from = Math.max(least, Math.round((middle - (step * stepsOfRule) / 2) / step) * step);
  const to = from + step * stepsOfRule;
  const at = share(own, from, to);
  return {
    ticks: Array.from({ length: stepsOfRule + 1 }, (_, index) => from + index * step),
    turn: Math.min(1, Math.max(0, share(turn, from, to))),
    own: Math.min(1, Math.max(0, at)),
    beyond: at < 0 ? "below" : at > 1 ? "above" : null,
  };
}
