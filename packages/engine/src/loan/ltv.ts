import { type Cents, NOTHING, share } from "../money/cents";

/** Computes loan-to-value in percent, unrounded; 0 where there is no value to compare with. */
export const loanToValue = (amount: Cents, value: Cents) => (value > 0 ? (amount / value) * 100 : 0);

/**
 * Tells whether a loan is at most a percentage of the value. The limit is inclusive and counted in whole cents, so that 10 % down
 * is 90 % loan-to-value even where a tenth of the price is not whole cents.
 */
export const isAtMost = (amount: Cents, percentage: number, value: Cents) =>
  percentage === Number.POSITIVE_INFINITY || amount <= share(value, percentage);

/**
 * Finds the applicable price in cents, the lower of price and appraised value, which is what a lender lends on; and the appraisal
 * gap, the part of the price above it, which the buyer brings in cash.
 */
export function applicablePrice(price: Cents, appraised: Cents | null): { applicablePrice: Cents; gap: Cents } {
  if (appraised === null || appraised >= price) return { applicablePrice: price, gap: NOTHING };
  return { applicablePrice: appraised, gap: (price - appraised) as Cents };
}
