import { type Cents, share } from "../money/cents";

/** Loan-to-value in percent; 0 where there is no value to compare with. */
export const loanToValue = (amount: Cents, value: Cents) => (value > 0 ? (amount / value) * 100 : 0);

/**
 * Whether the amount is at most a percentage of the value: limits are inclusive, and in cents, so that 10 % down is
 * 90 % loan-to-value even where the cents of a tenth do not come out even.
 */
export const isAtMost = (amount: Cents, percentage: number, value: Cents) =>
  percentage === Number.POSITIVE_INFINITY || amount <= share(value, percentage);
