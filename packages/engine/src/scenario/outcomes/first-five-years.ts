import { ratePath } from "../../loan/arm";
import type { AnnualRate } from "../../money/cents";
import type { Working } from "../working";

/**
 * The last payment whose rate can begin within five years of the first payment's due date: the change on the due date of the 60th payment counts, and
 * payment 61 is the first at that rate. Source: 12 CFR 1026.43(e)(2)(iv)(A), comments 3.i and 4.
 */
const LAST_PAYMENT = 61;

/** Finds the highest rate that the caps allow in the five years after the first payment is due; the note rate where none of them changes it. */
export function highestInFiveYears({ repayment: { contract } }: Working): AnnualRate {
  const { adjustable, rate, term } = contract;
  if (!adjustable) return rate;
  const worst = ratePath(rate, adjustable.terms, { kind: "worst" }, term);
  const within = worst.filter(({ fromPayment }) => fromPayment <= LAST_PAYMENT);
  return Math.max(...within.map((step) => step.rate)) as AnnualRate;
}
