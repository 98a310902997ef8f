import { compare } from "../comparison";
import { type Course, courseOf, payoffMonths } from "../course";
import { netGainAt } from "../net-gain";
import { costAt } from "../total-cost";
import type { BreakEven, Comparison, Explanation, FigureName, Step } from "../types";
import type { Working } from "../working";
import { type About, absent, count, less, text, total, worked } from "./wording";

const source =
  "Highway conventions: never, at once, from a month on or until one; up to the month that both loans are paid off";
const abouts = {
  paymentBreakEven: {
    figure: "paymentBreakEven",
    unit: "months",
    rule: "Extra cash to close over the lower monthly payment, rounded up; or what is kept at closing over the higher one, rounded down.",
    source,
  },
  costBreakEven: {
    figure: "costBreakEven",
    unit: "months",
    rule: "The first month in which the total cost by then is not above the first loan's, or the last one.",
    source,
  },
  wealthBreakEven: {
    figure: "wealthBreakEven",
    unit: "months",
    rule: "The first month in which the net gain by then is not below the first loan's, or the last one.",
    source,
  },
  crossover: {
    figure: "crossover",
    unit: "months",
    rule: "The payment after which the lower balance, of both loans together, is first the other loan's. Equal balances leave the lead where it is.",
    source,
  },
} satisfies Partial<Record<FigureName, About>>;
type Measure = keyof typeof abouts;

/** The loan that the others are compared with, or why there is no comparison. */
function against(working: Working, all: readonly Working[]): Working | string {
  if (working.loan.category === "existing") return "An existing mortgage takes no part in the comparison.";
  const first = all.find(({ loan }) => loan.category !== "existing")!;
  return first.loan.id === working.loan.id ? "The other loans are compared with this one." : first;
}

const words = {
  never: "Never: it does not come ahead until both loans are paid off",
  always: "At once, and for good: 0 months",
  after: "Ahead from this month on",
  until: "Ahead until this month",
};

function answer(breakEven: BreakEven): Step {
  if (breakEven.kind === "never") return text("Break-even", words.never);
  const months = breakEven.kind === "always" ? 0 : breakEven.months;
  return count("Break-even", months, "months", words[breakEven.kind]);
}
const numberOf = (last: Step) => (typeof last.value === "number" ? last.value : null);

const difference = (label: string, mine: number, firsts: number): Step =>
  total(label, [
    ["This loan", mine],
    ["The first loan", less(firsts)],
  ]);

function explained(
  measure: Measure,
  working: Working,
  all: readonly Working[],
  steps: (first: Working, comparison: Comparison) => Step[] | null,
): Explanation {
  const about: About = abouts[measure];
  const first = against(working, all);
  if (typeof first === "string") return absent(about, first);
  const made = steps(first, compare([first, working])[0]!);
  if (!made) {
    const missing = [first, working].flatMap(({ financing }) => financing.insurance.missing)[0];
    return absent(about, missing?.sentence ?? "The mortgage insurance is missing.");
  }
  const inputs = [text("Compared with", first.loan.name || "The first loan")];
  return { ...worked(about, 0, inputs, made), value: numberOf(made.at(-1)!) };
}

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
  const [one, mine] = [courseOf(first, longest, 0), courseOf(other, longest, 1)];
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
