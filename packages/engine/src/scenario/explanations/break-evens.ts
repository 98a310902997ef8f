import { type Course, courseOf, payoffMonths } from "../outcomes/course";
import { netGainAt } from "../outcomes/net-gain";
import { costAt } from "../outcomes/total-cost";
import type { BreakEven, Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { answer, difference, explained } from "./against-first";
import { count, text } from "./wording";

export const explainPaymentBreakEven = (working: Working, all: readonly Working[]): Explanation =>
  explained("paymentBreakEven", working, all, (first, { paymentBreakEven }) => {
    const [before, after] = [first.monthly.total, working.monthly.total];
    if (paymentBreakEven === null || before === null || after === null) return null;
    const formula = "extra cash ÷ lower payment";
    return [
      difference("Extra cash to close", working.cash.toClose, first.cash.toClose),
      difference("Higher monthly payment", after, before),
      count("Payments until both loans are paid off", longestOf(first, working), "months"),
      { ...answer(paymentBreakEven), formula },
    ];
  });

const longestOf = (first: Working, other: Working) => Math.max(payoffMonths(first), payoffMonths(other));

/** The months that show it: closing, those around the break-even, the last one. */
function telling(breakEven: BreakEven | { months: number } | null, longest: number): number[] {
  const at = breakEven && "months" in breakEven ? breakEven.months : 0;
  return [...new Set([0, at - 1, at, at + 1, longest])]
    .filter((month) => month >= 0 && month <= longest)
    .sort((a, b) => a - b);
}

/** What two loans are compared by: its name, and its cents at a month. */
type Figure = { name: string; at: (course: Course, month: number) => number | null };
const cost: Figure = { name: "the total cost", at: costAt };
const gain: Figure = { name: "the net gain", at: netGainAt };
const balance: Figure = { name: "the balance", at: (course, month) => course.balance[month]! };

function differences(first: Working, other: Working, { name, at }: Figure, months: readonly number[]): Step[] {
  const longest = longestOf(first, other);
  const [one, mine] = [courseOf(first, longest), courseOf(other, longest)];
  return months.map((month) => {
    const when = month === 0 ? "at closing" : `after month ${month}`;
    return difference(`Difference of ${name} ${when}`, at(mine, month) ?? 0, at(one, month) ?? 0);
  });
}

function byFigure(measure: "costBreakEven" | "wealthBreakEven", figure: Figure) {
  return (working: Working, all: readonly Working[]): Explanation =>
    explained(measure, working, all, (first, comparison) => {
      const breakEven = comparison[measure];
      if (breakEven === null) return null;
      const months = telling(breakEven, longestOf(first, working));
      return [...differences(first, working, figure, months), answer(breakEven)];
    });
}

export const explainCostBreakEven = byFigure("costBreakEven", cost);
export const explainWealthBreakEven = byFigure("wealthBreakEven", gain);

export const explainCrossover = (working: Working, all: readonly Working[]): Explanation =>
  explained("crossover", working, all, (first, { crossover }) => {
    const months = telling(crossover, longestOf(first, working));
    const steps = differences(first, working, balance, months);
    const never = text("Crossover", "Never: the lead does not change until both loans are paid off");
    return [...steps, crossover ? count("Crossover", crossover.months, "months") : never];
  });
