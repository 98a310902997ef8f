import type { BreakEven, Comparison } from "../schema/types";

type Difference = {
  /** Cents of cash to close. */
  extraCash: number;
  /** Cents a month. */
  lowerPayment: number;
  /** Payments until both loans are paid off. */
  longest: number;
};

/**
 * Payments until a lower monthly payment has made good the extra cash to close, or a higher one has used up what was
 * kept at closing. `always` when it is no worse from the start, or used up only after both loans are paid off; `never`
 * when it pays nothing back, or would only then.
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
 * When one of two is ahead, by a figure that each month gives. As good counts as ahead.
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
 * The payment after which the lower balance is first the other loan's. Equal balances leave the lead where it is.
 * @param months  how far to look
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
