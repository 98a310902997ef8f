import { largest } from "./field";

const upToLargest = {
  min: 0,
  max: largest,
  decimals: 2,
  sentence: "Enter an amount between 0 and 999,999,999",
} as const;
const wholePercent = { min: 0, max: 100, decimals: 3, sentence: "Enter a percentage between 0 and 100" } as const;

/**
 * The limits of what may be typed beside a report (of the client, of a goal seek, of money put aside), each with the sentence that a
 * person reads when it may not. The limits of a report's own fields stand with the fields: `loan.ts`, `property.ts`, `debt.ts`,
 * `report.ts`.
 */
export const limits = {
  ficoMin: { min: 300, max: 850, decimals: 0, sentence: "Enter a credit score between 300 and 850" },
  monthlyIncome: { ...upToLargest, required: "Qualifying Income is required" },
  familySize: { min: 1, max: 20, decimals: 0, sentence: "Enter a family size of 1 to 20" },
  netMonthlyIncome: upToLargest,
  taxRate: { ...wholePercent, decimals: 2, required: "Fed/State Tax Rate is required" },

  /** What a goal seek may be asked to reach. */
  target: {
    amount: { ...upToLargest },
    cash: { ...upToLargest, min: -largest, sentence: "Enter an amount between -999,999,999 and 999,999,999" },
    months: { min: 1, max: 600, decimals: 0, sentence: "Enter 1 to 600 months" },
    percent: { min: 0, max: 1000, decimals: 3, sentence: "Enter a percentage between 0 and 1,000" },
    payoffDate: { min: "2020-01-01", max: "2150-12-31", sentence: "Enter a day from 01/01/2020 to 12/31/2150" },
  },

  /** What money brings when it is put aside instead. */
  reinvestment: {
    payment: { ...upToLargest, required: "Lump Sum Payment or Period Payment is required" },
    years: { min: 0, max: 50, decimals: 0, sentence: "Enter 0 to 50 years", required: "Years or Months is required" },
    months: { min: 0, max: 600, decimals: 0, sentence: "Enter 0 to 600 months" },
    rate: { ...wholePercent, required: "Assumed Rate of Return is required" },
    frequencies: [12, 4, 1],
  },
} as const;
