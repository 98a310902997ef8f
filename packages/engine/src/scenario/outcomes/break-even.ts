import type { BreakEven } from "../schema/types";

/**
 * Finds when one of two loans is ahead, given a test for each month. Being equal counts as ahead.
 * @param months  the last month that counts; month 0 is closing
 */
export function breakEven(isAhead: (month: number) => boolean, months: number): BreakEven {
  const starts = isAhead(0);
  for (let month = 1; month <= months; month++) {
    if (isAhead(month) !== starts)
      return starts ? { kind: "until", months: month - 1 } : { kind: "after", months: month };
  }
  return { kind: starts ? "always" : "never" };
}
