import type { BreakEven, Comparison } from "../schema/types";

type Difference = {
  /** The cash to close that the other loan needs more, in cents. */
  extraCash: number;
  /** What the other loan's payment is lower by, in cents a month. */
  lowerPayment: number;
  /** The number of payments until both loans are paid off. */
  longest: number;
};

/**
 * Finds the payments until a lower monthly payment has paid back the extra cash to close (rounded up), or until a higher payment has
 * used up the cash saved at closing (rounded down). The answer is `always` where the other loan is no worse from the start, or the
 * cash is used up only after both loans are paid off; `never` where it pays nothing back, or pays back only after that.
 */
export function paymentBreakEven({ extraCash, lowerPayment, longest }: Difference): BreakEven {
  if (extraCash <= 0 && lowerPayment >= 0) return { kind: "always" };
  if (extraCash >= 0 && lowerPayment <= 0) return { kind: "never" };
  const after = extraCash > 0;
  const months = after ? Math.ceil(extraCash / lowerPayment) : Math.floor(extraCash / lowerPayment);
  if (after) return longest > 0 && months > longest ? { kind: "never" } : { kind: "after", months };
  return longest > 0 && months >= longest ? { kind: "always" } : { kind: "until", months };
}

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
