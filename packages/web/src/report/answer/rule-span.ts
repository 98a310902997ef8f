/** What a rule shows: round values from one end to the other, and where the marks stand as a share of its length. */
export type RuleSpan = {
  ticks: readonly number[];
  /** 0 to 1, where the answer turns. */
  turn: number;
  /** 0 to 1; at an end where the value lies beyond it. */
  own: number;
  beyond: "below" | "above" | null;
};

/** A rule has so many steps, so its middle two thirds are all but the first and the last. */
const stepsOfRule = 6;
const roundSteps = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000];

const share = (value: number, from: number, to: number) => (value - from) / (to - from);

/**
 * Lays a rule around the value at which the answer turns and the client's own, both in its middle two thirds. Where the own value is so
 * far away that the other would stand at an end, it is the own one that stands at the end.
 * @param unit  the least step: 100 dollars of rent
 * @param least  the least value that there is
 */
export function ruleSpan(turn: number, own: number, unit: number, least = 0): RuleSpan {
  const apart = Math.abs(turn - own);
  // Half of what the answer turns at is the largest step: three times it is the length of the rule.
  // A value that may be below nothing is not measured by how far from it that is.
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
