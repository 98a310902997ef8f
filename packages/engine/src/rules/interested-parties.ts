import { byDate } from "./by-date";
import { BEFORE_2020 } from "./day";

/** The most that interested parties may pay in percent, up to a loan-to-value in percent (`upTo`, inclusive). */
export type ContributionBand = { upTo: number; most: number };

/**
 * What the seller and other interested parties may pay of a buyer's costs, by agency. `residence` and `investment` are Fannie Mae's, on homes that the
 * borrower lives in and others. VA counts only what goes beyond usual closing costs and points, and a temporary buydown.
 */
export const interestedParties = byDate<{
  residence: readonly ContributionBand[];
  investment: number;
  fha: number;
  va: number;
  usda: number;
}>({
  label: "What the seller and other interested parties may pay",
  unit: "percent: of the lower of price and appraised value (Fannie Mae), of the price (FHA, USDA), of the reasonable value (VA)",
  source:
    "Fannie Mae Selling Guide B3-4.1-02, https://selling-guide.fanniemae.com/sel/b3-4.1-02/interested-party-contributions-ipcs; HUD Handbook 4000.1 II.A.4.d; VA Pamphlet 26-7 chapter 8, topic 5; USDA HB-1-3555 chapter 6",
  from: {
    [BEFORE_2020]: {
      residence: [
        { upTo: 75, most: 9 },
        { upTo: 90, most: 6 },
        { upTo: Number.POSITIVE_INFINITY, most: 3 },
      ],
      investment: 2,
      fha: 6,
      va: 4,
      usda: 6,
    },
  },
});
