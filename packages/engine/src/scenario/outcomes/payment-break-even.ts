import type { BreakEven } from "../schema/types";

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
