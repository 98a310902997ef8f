import { type Cents, NOTHING } from "../money/cents";

/**
 * What a lender lends on, cents: the lower of price and appraised value. What the price is above it the buyer brings,
 * the appraisal gap.
 */
export function applicablePrice(price: Cents, appraised: Cents | null): { applicablePrice: Cents; gap: Cents } {
  if (appraised === null || appraised >= price) return { applicablePrice: price, gap: NOTHING };
  return { applicablePrice: appraised, gap: (price - appraised) as Cents };
}
