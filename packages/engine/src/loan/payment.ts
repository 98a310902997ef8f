import { type AnnualRate, type Cents, type Months, roundCents } from "../money/cents";
import { discount } from "../money/compound";

/**
 * Computes the level monthly payment of principal and interest, not rounded.
 * @param principal  the amount borrowed in cents
 * @param rate       the note rate as a yearly fraction
 * @param term       the number of monthly payments
 * @returns          cents per month with all their decimals: P·i / (1 − (1 + i)^−n), or P / n at 0 %
 */
export function exactPayment(principal: Cents, rate: AnnualRate, term: Months): number {
  if (term <= 0) return 0;
  const i = rate / 12;
  if (i === 0) return principal / term;
  // 1 − (1 + i)^−n loses all its digits when the rate is tiny; `discount` keeps them.
  return (principal * i) / discount(i, term);
}

/** Computes the level monthly payment that the borrower makes, in cents: the exact payment to the nearest cent, halves up. */
export const monthlyPayment = (principal: Cents, rate: AnnualRate, term: Months): Cents =>
  roundCents(exactPayment(principal, rate, term));
