import { compare } from "../outcomes/comparison";
import type { BreakEven, Comparison, Explanation, FigureName, Step } from "../schema/types";
import type { Working } from "../working";
import { type About, absent, count, less, text, total, worked } from "./wording";

const comparisonSource =
  "Highway conventions: never, at once, from a month on or until one; up to the month that both loans are paid off";
const aboutComparisons = {
  paymentBreakEven: {
    figure: "paymentBreakEven",
    unit: "months",
    rule: "Extra cash to close over the lower monthly payment, rounded up; or what is kept at closing over the higher one, rounded down.",
    source: comparisonSource,
  },
  costBreakEven: {
    figure: "costBreakEven",
    unit: "months",
    rule: "The first month in which the total cost by then is not above the first loan's, or the last one.",
    source: comparisonSource,
  },
  wealthBreakEven: {
    figure: "wealthBreakEven",
    unit: "months",
    rule: "The first month in which the net gain by then is not below the first loan's, or the last one.",
    source: comparisonSource,
  },
  crossover: {
    figure: "crossover",
    unit: "months",
    rule: "The payment after which the lower balance, of both loans together, is first the other loan's. Equal balances leave the lead where it is.",
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
  never: "Never: it does not come ahead until both loans are paid off",
  always: "At once, and for good: 0 months",
  after: "Ahead from this month on",
  until: "Ahead until this month",
};

/** Makes the last step of a break-even: its months, or words where it never comes. */
export function breakEvenStep(breakEven: BreakEven): Step {
  if (breakEven.kind === "never") return text("Break-even", breakEvenTexts.never);
  const months = breakEven.kind === "always" ? 0 : breakEven.months;
  return count("Break-even", months, "months", breakEvenTexts[breakEven.kind]);
}
const numberOfStep = (last: Step) => (typeof last.value === "number" ? last.value : null);

/** Makes a step that shows by how much this loan's amount is above the first loan's, in cents. */
export const differenceStep = (label: string, mine: number, firsts: number): Step =>
  total(label, [
    ["This loan", mine],
    ["The first loan", less(firsts)],
  ]);

/** Explains a comparison with the first loan. `steps` returns null while a premium is missing. */
export function explainComparison(
  measure: ComparisonFigure,
  working: Working,
  all: readonly Working[],
  steps: (first: Working, comparison: Comparison) => Step[] | null,
): Explanation {
  const about: About = aboutComparisons[measure];
  const first = comparedLoan(working, all);
  if (typeof first === "string") return absent(about, first);
  const made = steps(first, compare([first, working])[0]!);
  if (!made) {
    const missing = [first, working].flatMap(({ financing }) => financing.insurance.missing)[0];
    return absent(about, missing?.sentence ?? "The mortgage insurance is missing.");
  }
  const inputs = [text("Compared with", first.loan.name || "The first loan")];
  return { ...worked(about, 0, inputs, made), value: numberOfStep(made.at(-1)!) };
}
