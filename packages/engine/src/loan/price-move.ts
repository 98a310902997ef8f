/** What a move of a security's price does to a loan whose rate is not locked. */
import { type Cents, dollars, inDollars, type Months, percent, roundCents, sum } from "../money/cents";
import { moveInBasisPoints } from "../money/shown-price";
import { monthlyPayment } from "./payment";

/** A loan that floats: its amount in dollars, its note rate in percent, its term in months. */
export type FloatingLoan = { amount: number; rate: number; months: number };

/**
 * What the move costs the borrower, told in two ways: a higher monthly payment at the same cost, or more points at the same rate. Both are negative
 * when the price has risen. The new rate is in percent.
 */
export type CostOfMove = { rate: number; aMonth: number; once: number };

/**
 * Works out what a move of the price costs a borrower, by the two ways in which a lender passes it on.
 * @param from          the price that the borrower's offer was made from
 * @param to            the price now
 * @param rateForPoint  the percentage points of rate that one point buys, the officer's own rule of thumb
 */
export function costOfMove(loan: FloatingLoan, from: number, to: number, rateForPoint: number): CostOfMove {
  const points = -moveInBasisPoints(from, to) / 100;
  const rate = Math.max(0, Math.round((loan.rate + points * rateForPoint) * 1e6) / 1e6);
  const principal = dollars(loan.amount);
  const payment = (yearly: number) => monthlyPayment(principal, percent(yearly), loan.months as Months);
  return {
    rate,
    aMonth: inDollars((payment(rate) - payment(loan.rate)) as Cents) + 0,
    once: inDollars(signedCents((principal * points) / 100)) + 0,
  };
}

/** Adds up what a move costs several borrowers, in whole cents. */
export const costInAll = (costs: readonly Pick<CostOfMove, "aMonth" | "once">[]) => ({
  aMonth: inDollars(sum(costs.map(({ aMonth }) => signedCents(aMonth * 100)))) + 0,
  once: inDollars(sum(costs.map(({ once }) => signedCents(once * 100)))) + 0,
});

const signedCents = (cents: number) => (cents < 0 ? -roundCents(-cents) : roundCents(cents)) as Cents;

/** What decides into which security a loan is pooled: its program and its term. */
export type PooledLoan = { isGovernment: boolean; isConforming: boolean; months: number; rate: number };

/** At least so much of the note rate stays with the servicer and the guarantor, so that the rest pays the coupon. */
const LEAST_STRIP = 0.25;

/**
 * Names the coupon that a loan most likely goes into: the highest half percent that its rate pays after a quarter percent of servicing. Ids are those of
 * the usual coupons, "umbs30-6.0"; undefined for a loan that goes into none, such as a jumbo loan or one of 20 years.
 */
export function couponOf({ isGovernment, isConforming, months, rate }: PooledLoan): string | undefined {
  const years = months > 300 && months <= 360 ? 30 : months > 0 && months <= 180 ? 15 : undefined;
  if (years === undefined || (!isGovernment && !isConforming) || (isGovernment && years === 15)) return undefined;
  const coupon = Math.floor((rate - LEAST_STRIP + 1e-9) * 2) / 2;
  if (coupon <= 0) return undefined;
  return `${isGovernment ? "gnma" : "umbs"}${years}-${coupon.toFixed(1)}`;
}
