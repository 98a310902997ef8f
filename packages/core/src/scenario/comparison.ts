import { breakEven, paymentBreakEven } from "./break-even";
import { type Course, courseOf, payoffMonths } from "./course";
import { crossover } from "./crossover";
import type { BreakEven, Comparison } from "./types";
import type { Working } from "./working";

function byPayment(first: Working, other: Working, longest: number): BreakEven | null {
  const [before, after] = [first.monthly.total, other.monthly.total];
  if (before === null || after === null) return null;
  const extraCash = other.cash.toClose - first.cash.toClose;
  return paymentBreakEven({ extraCash, lowerPayment: before - after, longest });
}

function byCourse(
  first: Course,
  other: Course,
  longest: number,
): Pick<Comparison, "costBreakEven" | "wealthBreakEven"> {
  if (!first.costKnown || !other.costKnown) return { costBreakEven: null, wealthBreakEven: null };
  return {
    costBreakEven: breakEven((month) => other.cost[month]! <= first.cost[month]!, longest),
    wealthBreakEven: breakEven((month) => other.netGain[month]! >= first.netGain[month]!, longest),
  };
}

/** Each later loan against the first, month by month until both are paid off. An existing mortgage takes no part. */
export function compare(workings: readonly Working[]): Comparison[] {
  const [first, ...others] = workings.filter(({ loan }) => loan.category !== "existing");
  if (!first || others.length === 0) return [];
  const course = courseOf(first, Math.max(...[first, ...others].map(payoffMonths)), 0);
  return others.map((other) => {
    const longest = Math.max(payoffMonths(first), payoffMonths(other));
    const against = courseOf(other, longest, 1);
    return {
      loanID: other.loan.id,
      paymentBreakEven: byPayment(first, other, longest),
      ...byCourse(course, against, longest),
      crossover: crossover(course.balance, against.balance, longest),
    };
  });
}
