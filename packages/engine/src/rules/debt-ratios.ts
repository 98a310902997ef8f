import { byDate } from "./by-date";
import { BEFORE_2020 } from "./day";

/** The highest ratios that a way of underwriting accepts, in percent of the monthly income: for the home's payment alone, and for all debts. */
export type DebtRatios = { home?: number; all: number; by: string };

/** The highest debt to income, by agency, the strictest way of underwriting first. */
export const debtRatios = byDate<Record<"fannieMae" | "fha" | "va" | "usda", readonly DebtRatios[]>>({
  label: "Highest debt to income",
  unit: "percent of the monthly income",
  source:
    "Fannie Mae Selling Guide B3-6-02, https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios; HUD Handbook 4000.1 II.A.5.d, for manual underwriting only; 38 CFR 36.4340(c); 7 CFR 3555.151(h) and HB-1-3555 chapter 11",
  from: {
    [BEFORE_2020]: {
      fannieMae: [
        { all: 36, by: "manual underwriting" },
        { all: 45, by: "manual underwriting with the credit score and reserves of the Eligibility Matrix" },
        { all: 50, by: "Desktop Underwriter" },
      ],
      fha: [
        { home: 31, all: 43, by: "manual underwriting" },
        { home: 37, all: 47, by: "manual underwriting with one compensating factor" },
        { home: 40, all: 50, by: "manual underwriting with two compensating factors" },
      ],
      va: [{ all: 41, by: "VA's guide, or more with residual income 20% above what the VA requires" }],
      usda: [
        { home: 29, all: 41, by: "the standard ratios" },
        { home: 32, all: 44, by: "a waiver with compensating factors" },
      ],
    },
  },
});
