import { type AnnualRate, type Cents, type Months, roundCents } from "../money/cents";
import { discount } from "../money/compound";

/**
 * Level monthly payment of principal and interest, not rounded.
 * @param principal  amount borrowed, cents
 * @param rate       note rate per year, fraction
 * @param term       number of monthly payments
 * @returns          cents per month with all their decimals: P·i / (1 − (1 + i)^−n), or P / n at 0 %
 */
export function exactPayment(principal: Cents, rate: AnnualRate, term: Months): number {
  if (term <= 0) return 0;
  const i = rate / 12;
  if (i === 0) return principal / term;
  // 1 − (1 + i)^−n loses all its digits when the rate is tiny; `discount` keeps them.
  return (principal * i) / discount(i, term);
}

/** The same to the nearest cent, halves up: what the borrower pays. */
export const monthlyPayment = (principal: Cents, rate: AnnualRate, term: Months): Cents =>
  roundCents(exactPayment(principal, rate, term));
