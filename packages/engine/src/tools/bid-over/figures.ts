/** The figures of a bid over the asking price that have a working, by their names in the answer. */
export const bidFigures = [
  "premium",
  "premiumPct",
  "startValue",
  "appraisalGap",
  "monthsUntilBid",
  "monthsUntilBidAfterSelling",
  "gainByYear",
  "gainPctByYear",
  "breakEvenGrowth",
  "ifPricesStay",
  "ifPricesFall",
  "cashAtBid",
  "monthAtBid",
  "extraCash",
  "extraMonth",
] as const;
export type BidFigure = (typeof bidFigures)[number];
