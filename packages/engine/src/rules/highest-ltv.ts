import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";
import { BEFORE_2020 } from "./day";

/** The highest loan-to-values of a kind of home, in percent: of a purchase, of a refinance that takes no cash out, and of one that does. */
export type HighestLtv = { purchase: number; rateAndTerm: number; cashOut: number };
/**
 * The highest loan-to-values of conventional loans by occupancy and units. On a home that the borrower lives in, a rate that changes lowers them to
 * `adjustable`, an amount above the baseline limit to those of a high balance, by units, and a manufactured home to `manufactured`.
 */
export type ConventionalLtv = Record<
  "primary" | "primaryTwoUnits" | "primaryMoreUnits" | "secondHome" | "investment" | "investmentMoreUnits",
  HighestLtv
> & {
  adjustable: number;
  highBalance: number;
  highBalanceTwoUnits: number;
  highBalanceMoreUnits: number;
  manufactured: number;
};

const ltv = (purchase: number, rateAndTerm: number, cashOut: number): HighestLtv => ({
  purchase,
  rateAndTerm,
  cashOut,
});
/** What did not change when two to four units came up to 95 %. */
const always = {
  primary: ltv(97, 97, 80),
  secondHome: ltv(90, 90, 75),
  investment: ltv(85, 75, 75),
  investmentMoreUnits: ltv(75, 75, 70),
  adjustable: 95,
  highBalance: 95,
  highBalanceTwoUnits: 85,
  highBalanceMoreUnits: 75,
  manufactured: 95,
};

/** How much of the value Fannie Mae lets a conventional loan lend, through Desktop Underwriter. */
export const conventionalLtv = byDate<ConventionalLtv>({
  label: "Highest loan-to-value of a conventional loan",
  unit: "percent of the lower of price and appraised value",
  source:
    "Fannie Mae Eligibility Matrix, https://singlefamily.fanniemae.com/media/20786/display; Selling Guide B5-2-02 for a manufactured home",
  sources: {
    "2023-11-18":
      "Fannie Mae Eligibility Matrix with Desktop Underwriter 11.1: two to four units up to 95%, but not high-balance loans",
  },
  from: {
    [BEFORE_2020]: { ...always, primaryTwoUnits: ltv(85, 85, 75), primaryMoreUnits: ltv(75, 75, 75) },
    "2023-11-18": { ...always, primaryTwoUnits: ltv(95, 95, 75), primaryMoreUnits: ltv(95, 95, 75) },
  },
});

/**
 * How much of the value FHA insures, by the credit score from which a line applies, highest first. A lower score than the last is not insured. A refinance
 * without cash out goes up to `newOccupant` where the borrower has lived in the home for less than 12 months, and not since acquiring it.
 */
export const fhaLtv = byDate({
  label: "Highest loan-to-value of an FHA loan",
  unit: "percent of the lower of price and appraised value, before the upfront premium, by credit score",
  source: "HUD Handbook 4000.1 II.A.2.b and II.A.8.d; Mortgagee Letters 2010-29 and 2019-11",
  sources: { "2019-09-01": "HUD Mortgagee Letter 2019-11: 80% where cash is taken out" },
  from: {
    "2019-09-01": [
      { score: 580, ...ltv(96.5, 97.75, 80), newOccupant: 85 },
      { score: 500, ...ltv(90, 90, 80), newOccupant: 85 },
    ],
  },
});

/** What a refinance may pay back to the borrower: an amount, or a percentage of the new loan, the lower or the higher of the two. */
type CashBack = { amount: Cents; percentage: number; counts: "lower" | "higher" };

/** The most that a refinance may pay back to the borrower before it is one that takes cash out. */
export const cashBack = byDate<{ fannieMae: CashBack; fha: Cents }>({
  label: "Cash back of a refinance that takes no cash out",
  unit: "money, and percent of the new loan",
  source: "Fannie Mae Selling Guide B2-1.3-02; HUD Handbook 4000.1 II.A.8.d",
  sources: {
    "2025-10-08":
      "Fannie Mae Selling Guide B2-1.3-02, the higher of $2,000 and 1% of the new loan; HUD Handbook 4000.1 II.A.8.d",
  },
  from: {
    [BEFORE_2020]: { fannieMae: { amount: dollars(2000), percentage: 2, counts: "lower" }, fha: dollars(500) },
    "2025-10-08": { fannieMae: { amount: dollars(2000), percentage: 1, counts: "higher" }, fha: dollars(500) },
  },
});
