import { type ComparedCourses, comparedBy, comparedCourses } from "../outcomes/comparison";
import type { Course } from "../outcomes/course";
import { netGainAt } from "../outcomes/net-gain";
import { longestContract, paymentsSoFar } from "../outcomes/payment-break-even";
import { costAt } from "../outcomes/total-cost";
import type { BreakEven, Explanation, FigureName, Step } from "../schema/types";
import type { Working } from "../working";
import { type About, absentFigure, count, less, text, total, workedFigure } from "./wording";

export const explainPaymentBreakEven = (working: Working, all: readonly Working[]): Explanation =>
  explainComparison("paymentBreakEven", working, all, (pair) => {
    const [first, paymentBreakEven] = [pair.first.working, comparedBy.paymentBreakEven(pair)];
    const [before, after] = [first.monthly.total, working.monthly.total];
    if (paymentBreakEven === null || before === null || after === null) return null;
    const longest = longestContract(first, working);
    const cash = differenceStep("Extra cash to close", working.cash.toClose, first.cash.toClose);
    const until = count("Payments until both loans are paid off", longest, "months");
    const turn = "months" in paymentBreakEven ? paymentBreakEven.months : longest - 1;
    const sums = [paymentsSoFar(working, longest), paymentsSoFar(first, longest)] as const;
    if (isLevelDifference(sums, turn)) {
      const formula = "extra cash ÷ lower payment";
      const higher = differenceStep("Higher monthly payment", after, before);
      return [cash, higher, until, { ...breakEvenStep(paymentBreakEven), formula }];
    }
    const formula = "the payments saved, added up month by month, against the extra cash";
    const shown = monthsShown(paymentBreakEven, longest).filter((month) => month > 0);
    return [
      cash,
      differenceStep("Higher payment in the first month", after, before),
      ...shown.map((month) =>
        differenceStep(`Difference in all payments through month ${month}`, sums[0][month]!, sums[1][month]!),
      ),
      until,
      { ...breakEvenStep(paymentBreakEven), formula },
    ];
  });

/** Tells whether two sums of payments, by month, differ by as much more each month up to one. */
const isLevelDifference = ([mine, firsts]: readonly [Float64Array, Float64Array], until: number) => {
  const by = (month: number) => mine[month]! - firsts[month]!;
  return mine.every((_, month) => month > until || by(month) === month * by(1));
};

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
  { first, other }: ComparedCourses,
  { name, at }: ComparedFigure,
  months: readonly number[],
): Step[] {
  return months.map((month) => {
    const when = month === 0 ? "at closing" : `after month ${month}`;
    return differenceStep(`Difference in ${name} ${when}`, at(other, month) ?? 0, at(first, month) ?? 0);
  });
}

function explainByFigure(measure: "costBreakEven" | "wealthBreakEven", figure: ComparedFigure) {
  return (working: Working, all: readonly Working[]): Explanation =>
    explainComparison(measure, working, all, (pair) => {
      const breakEven = comparedBy[measure](pair);
      if (breakEven === null) return null;
      const months = monthsShown(breakEven, pair.longest);
      return [...differenceSteps(pair, figure, months), breakEvenStep(breakEven)];
    });
}

export const explainCostBreakEven = explainByFigure("costBreakEven", totalCostFigure);
export const explainWealthBreakEven = explainByFigure("wealthBreakEven", netGainFigure);

export const explainCrossover = (working: Working, all: readonly Working[]): Explanation =>
  explainComparison("crossover", working, all, (pair) => {
    const crossover = comparedBy.crossover(pair);
    const steps = differenceSteps(pair, balanceFigure, monthsShown(crossover, pair.longest));
    const never = text("Crossover", "Never, because the same loan keeps the lower balance until both are paid off");
    const changes = "The first payment after which the other loan has the lower balance";
    return [...steps, crossover ? count("Crossover", crossover.months, "months", changes) : never];
  });

const comparisonSource =
  "Highway conventions. The answer is never, immediately, from a month on, or until a month, up to the month in which both loans are paid off";
const aboutComparisons = {
  paymentBreakEven: {
    figure: "paymentBreakEven",
    unit: "months",
    rule: "The first month by which lower payments have paid back the extra cash to close, or the last one before higher payments have used up what is kept at closing. Each month's payment counts as it is due under the contract.",
    source: comparisonSource,
  },
  costBreakEven: {
    figure: "costBreakEven",
    unit: "months",
    rule: "The first month, or the last, in which the total cost by then is no higher than the first loan's.",
    source: comparisonSource,
  },
  wealthBreakEven: {
    figure: "wealthBreakEven",
    unit: "months",
    rule: "The first month, or the last, in which the net gain by then is no lower than the first loan's.",
    source: comparisonSource,
  },
  crossover: {
    figure: "crossover",
    unit: "months",
    rule: "The first payment after which the other loan, with its second loan, has the lower balance. Equal balances change nothing.",
    source: comparisonSource,
  },
} satisfies Partial<Record<FigureName, About>>;
type ComparisonFigure = keyof typeof aboutComparisons;

/** Finds the loan that this one is compared with, or says why there is no comparison. */
function comparedLoan(working: Working, all: readonly Working[]): Working | string {
  if (working.loan.category === "existing") return "An existing mortgage takes no part in the comparison.";
  const first = all.find(({ loan }) => loan.category !== "existing")!;
  return first.loan.id === working.loan.id ? "The other loans are compared with this one." : first;
}

const breakEvenTexts = {
  never: "Never, because it does not come out ahead before both loans are paid off",
  always: "Immediately, after 0 months, and it stays ahead",
  after: "Ahead from this month on",
  until: "Ahead until this month",
};

/** Makes the last step of a break-even: its months, or words where it never comes. */
function breakEvenStep(breakEven: BreakEven): Step {
  if (breakEven.kind === "never") return text("Break-even", breakEvenTexts.never);
  const months = breakEven.kind === "always" ? 0 : breakEven.months;
  return count("Break-even", months, "months", breakEvenTexts[breakEven.kind]);
}
const numberOfStep = (last: Step) => (typeof last.value === "number" ? last.value : null);

/** Makes a step that shows by how much this loan's amount is above the first loan's, in cents. */
const differenceStep = (label: string, mine: number, firsts: number): Step =>
  total(label, [
    ["This loan", mine],
    ["The first loan", less(firsts)],
  ]);

/** Explains a comparison with the first loan. `steps` returns null while a premium is missing. */
function explainComparison(
  measure: ComparisonFigure,
  working: Working,
  all: readonly Working[],
  steps: (pair: ComparedCourses) => Step[] | null,
): Explanation {
  const about: About = aboutComparisons[measure];
  const first = comparedLoan(working, all);
  if (typeof first === "string") return absentFigure(about, first);
  const made = steps(comparedCourses(first, working));
  if (!made) {
    const missing = [first, working].flatMap(({ financing }) => financing.insurance.missing)[0];
    return absentFigure(about, missing?.sentence ?? "The mortgage insurance is missing.");
  }
  const inputs = [text("Compared with", first.loan.name || "The first loan")];
  return { ...workedFigure(about, 0, inputs, made), value: numberOfStep(made.at(-1)!) };
}
