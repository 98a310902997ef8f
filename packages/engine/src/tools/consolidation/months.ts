import { type Cents, inDollars } from "../../money/cents";
import type { Scenario } from "../../scenario/schema/types";
import type { ConsolidationInput } from "./input";
import { workConsolidationOut } from "./work";

/** What one way comes to, in dollars: entry 0 is closing, and entry m is after the m-th payment. */
export type CourseByMonth = {
  /** What is paid that month: principal, interest and mortgage insurance. */
  payment: readonly number[];
  /** Interest, mortgage insurance and the cost of the new loan so far. */
  cost: readonly number[];
  owed: readonly number[];
};

/** Each way by the month; null while it is not known, and `same` where nothing is paid additionally. */
export type ConsolidationMonths = Record<"before" | "after" | "same", CourseByMonth | null>;

function courseByMonth(
  soFar: ArrayLike<number> | null,
  owed: ArrayLike<number> | null,
  months: number,
): CourseByMonth | null {
  if (!soFar || !owed) return null;
  const list = (of: (month: number) => number) =>
    Array.from({ length: months + 1 }, (_, month) => inDollars(of(month) as Cents));
  return {
    // What is paid either costs something or lowers what is owed.
    payment: list((month) => (month === 0 ? 0 : soFar[month]! - soFar[month - 1]! + owed[month - 1]! - owed[month]!)),
    cost: list((month) => soFar[month]!),
    owed: list((month) => owed[month]!),
  };
}

/**
 * Lists what a consolidation comes to month by month, before, after, and paying more. It stands apart from `consolidation`, because only the page that
 * shows every month needs it. Null while the answer is not known.
 */
export function consolidationMonths(scenario: Scenario, input: ConsolidationInput): ConsolidationMonths | null {
  const { answer: work } = workConsolidationOut(scenario, input);
  if (!work) return null;
  const { before, after, same } = work;
  return {
    before: courseByMonth(before.soFar, before.owed, before.months ?? 0),
    after: courseByMonth(after.soFar, after.owed, after.months),
    same: same && same.extra > 0 ? courseByMonth(same.soFar, same.owed, same.months) : null,
  };
}
