import { byDate } from "./by-date";

/** Percent of the loan a year, one for each credit score band, by the highest loan-to-value and the coverage. */
type Card = Record<number, Record<number, readonly number[]>>;
export type RateCard = {
  /** Lowest score of each band, best first. */
  scoreBands: readonly number[];
  over20Years: Card;
  upTo20Years: Card;
};

/**
 * Borrower-paid, monthly, fixed rate, purchase. Insurers price by risk today, so a card is indicative. The public copy
 * lacks the cells for 85 and 90 % loan-to-value up to 20 years: those premiums are typed.
 */
export const conventionalRateCard = byDate<RateCard>({
  label: "Conventional mortgage insurance rate card",
  unit: "percent of the loan a year",
  source: "MGIC borrower-paid monthly premiums, non-refundable, effective July 9, 2018",
  from: {
    "2018-07-09": {
      scoreBands: [760, 740, 720, 700, 680, 660, 640, 620],
      over20Years: {
        97: {
          35: [0.58, 0.7, 0.87, 0.99, 1.21, 1.54, 1.65, 1.86],
          25: [0.46, 0.58, 0.7, 0.79, 0.98, 1.23, 1.31, 1.5],
          18: [0.39, 0.51, 0.61, 0.68, 0.85, 1.05, 1.17, 1.27],
        },
        95: {
          30: [0.38, 0.53, 0.66, 0.78, 0.96, 1.28, 1.33, 1.42],
          25: [0.34, 0.48, 0.59, 0.68, 0.87, 1.11, 1.19, 1.25],
          16: [0.3, 0.4, 0.48, 0.58, 0.72, 0.95, 1.04, 1.13],
        },
        90: {
          25: [0.28, 0.38, 0.46, 0.55, 0.65, 0.9, 0.91, 0.94],
          12: [0.22, 0.27, 0.32, 0.39, 0.46, 0.62, 0.65, 0.73],
        },
        85: {
          12: [0.19, 0.2, 0.23, 0.25, 0.28, 0.38, 0.4, 0.44],
          6: [0.17, 0.19, 0.22, 0.24, 0.27, 0.37, 0.39, 0.42],
        },
      },
      upTo20Years: {
        97: {
          35: [0.4, 0.53, 0.68, 0.8, 1.01, 1.34, 1.51, 1.72],
          25: [0.35, 0.45, 0.52, 0.63, 0.78, 1.01, 1.16, 1.32],
          18: [0.28, 0.35, 0.42, 0.52, 0.63, 0.79, 0.91, 1.05],
        },
        95: {
          30: [0.32, 0.43, 0.52, 0.62, 0.77, 0.95, 1.08, 1.27],
          25: [0.3, 0.39, 0.46, 0.56, 0.67, 0.83, 0.97, 1.14],
        },
      },
    },
  },
});
