import type { Cents } from "../../money/cents";
import type { BreakEven, Comparison } from "../schema/types";
import type { Working } from "../working";
import { breakEven } from "./break-even";
import { type Course, courseOf, payoffMonths } from "./course";
import { netGainAt } from "./net-gain";
import { paymentBreakEven } from "./payment-break-even";
import { costAt } from "./total-cost";

/** The courses of two loans, and the months until both are paid off. */
export type ComparedCourses = { first: Course; other: Course; longest: number };

/** The break-even by a figure of both courses; null where either figure is not known, and then it is not known at any month. */
function breakEvenByFigure(
  figure: (course: Course, month: number) => Cents | null,
  sign: 1 | -1,
  pair: ComparedCourses,
): BreakEven | null {
  const { first, other, longest } = pair;
  if (figure(first, 0) === null || figure(other, 0) === null) return null;
  return breakEven((month) => sign * (figure(other, month)! - figure(first, month)!) >= 0, longest);
}

/** Works out the courses of two loans until both are paid off. A course of the first that is long enough is taken again. */
export function comparedCourses(first: Working, other: Working, known?: Course): ComparedCourses {
  const longest = Math.max(payoffMonths(first), payoffMonths(other));
  return { first: known ?? courseOf(first, longest), other: courseOf(other, longest), longest };
}

/** How two loans are compared, by each measure. */
export const comparedBy = {
  paymentBreakEven: ({ first, other }) => paymentBreakEven(first.working, other.working),
  costBreakEven: (pair) => breakEvenByFigure(costAt, -1, pair),
  wealthBreakEven: (pair) => breakEvenByFigure(netGainAt, 1, pair),
  crossover: ({ first, other, longest }) => crossover(first.balance, other.balance, longest),
} satisfies { [Measure in Exclude<keyof Comparison, "loanID">]: (pair: ComparedCourses) => Comparison[Measure] };

/** Compares each later loan with the first, month by month until both are paid off. Existing mortgages take no part. */
export function compare(workings: readonly Working[]): Comparison[] {
  const [first, ...others] = workings.filter(({ loan }) => loan.category !== "existing");
  if (!first || others.length === 0) return [];
  const course = courseOf(first, Math.max(...[first, ...others].map(payoffMonths)));
  return others.map((other) => {
    const pair = comparedCourses(first, other, course);
    return {
      loanID: other.loan.id,
      paymentBreakEven: comparedBy.paymentBreakEven(pair),
      costBreakEven: comparedBy.costBreakEven(pair),
      wealthBreakEven: comparedBy.wealthBreakEven(pair),
      crossover: comparedBy.crossover(pair),
    };
  });
}

/**
 * Finds the payment after which the lower balance changes to the other loan for the first time; null where it never does. Equal
 * balances leave the lead where it is.
 * @param months  the last month to look at
 */
export function crossover(one: Float64Array, other: Float64Array, months: number): Comparison["crossover"] {
  let leader = 0;
  for (let month = 0; month <= months; month++) {
    const lower = Math.sign(one[month]! - other[month]!);
    if (leader !== 0 && lower === -leader) return { months: month };
    if (lower !== 0) leader = lower;
  }
  return null;
}
