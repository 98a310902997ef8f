import { type Cents, NOTHING } from "../money/cents";

/**
 * Finds the applicable price in cents, the lower of price and appraised value, which is what a lender lends on; and the appraisal
 * gap, the part of the price above it, which the buyer brings in cash.
 */
export function applicablePrice(price: Cents, appraised: Cents | null): { applicablePrice: Cents; gap: Cents } {
  if (appraised === null || appraised >= price) return { applicablePrice: price, gap: NOTHING };
  return { applicablePrice: appraised, gap: (price - appraised) as Cents };
}
