import { type Course, courseOf, payoffMonths } from "../outcomes/course";
import { netGainAt } from "../outcomes/net-gain";
import { costAt } from "../outcomes/total-cost";
import type { BreakEven, Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { breakEvenStep, differenceStep, explainComparison } from "./comparison";
import { count, text } from "./wording";

export const explainPaymentBreakEven = (working: Working, all: readonly Working[]): Explanation =>
  explainComparison("paymentBreakEven", working, all, (first, { paymentBreakEven }) => {
    const [before, after] = [first.monthly.total, working.monthly.total];
    if (paymentBreakEven === null || before === null || after === null) return null;
    const formula = "extra cash ÷ lower payment";
    return [
      differenceStep("Extra cash to close", working.cash.toClose, first.cash.toClose),
      differenceStep("Higher monthly payment", after, before),
      count("Payments until both loans are paid off", longestOfBoth(first, working), "months"),
      { ...breakEvenStep(paymentBreakEven), formula },
    ];
  });

const longestOfBoth = (first: Working, other: Working) => Math.max(payoffMonths(first), payoffMonths(other));

/** The months that show a break-even: closing, the months around it, and the last month. */
function monthsShown(breakEven: BreakEven | { months: number } | null, longest: number): number[] {
  const at = breakEven && "months" in breakEven ? breakEven.months : 0;
  return [...new Set([0, at - 1, at, at + 1, longest])]
    .filter((month) => month >= 0 && month <= longest)
    .sort((a, b) => a - b);
}

/** A figure that two loans are compared by: its name, and its cents after a month. */
type ComparedFigure = { name: string; at: (course: Course, month: number) => number | null };
const totalCostFigure: ComparedFigure = { name: "the total cost", at: costAt };
const netGainFigure: ComparedFigure = { name: "the net gain", at: netGainAt };
const balanceFigure: ComparedFigure = { name: "the balance", at: (course, month) => course.balance[month]! };

function differenceSteps(
  first: Working,
  other: Working,
  { name, at }: ComparedFigure,
  months: readonly number[],
): Step[] {
  const longest = longestOfBoth(first, other);
  const [one, mine] = [courseOf(first, longest), courseOf(other, longest)];
  return months.map((month) => {
    const when = month === 0 ? "at closing" : `after month ${month}`;
    return differenceStep(`Difference of ${name} ${when}`, at(mine, month) ?? 0, at(one, month) ?? 0);
  });
}

function explainByFigure(measure: "costBreakEven" | "wealthBreakEven", figure: ComparedFigure) {
  return (working: Working, all: readonly Working[]): Explanation =>
    explainComparison(measure, working, all, (first, comparison) => {
      const breakEven = comparison[measure];
      if (breakEven === null) return null;
      const months = monthsShown(breakEven, longestOfBoth(first, working));
      return [...differenceSteps(first, working, figure, months), breakEvenStep(breakEven)];
    });
}

export const explainCostBreakEven = explainByFigure("costBreakEven", totalCostFigure);
export const explainWealthBreakEven = explainByFigure("wealthBreakEven", netGainFigure);

export const explainCrossover = (working: Working, all: readonly Working[]): Explanation =>
  explainComparison("crossover", working, all, (first, { crossover }) => {
    const months = monthsShown(crossover, longestOfBoth(first, working));
    const steps = differenceSteps(first, working, balanceFigure, months);
    const never = text("Crossover", "Never: the lead does not change until both loans are paid off");
    return [...steps, crossover ? count("Crossover", crossover.months, "months") : never];
  });
