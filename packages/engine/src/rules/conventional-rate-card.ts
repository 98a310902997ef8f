import { byDate } from "./by-date";

/** Premiums in percent of the loan a year, one for each credit score band, by the highest loan-to-value and then by the coverage. */
type Card = Record<number, Record<number, readonly number[]>>;
/** The premiums of conventional mortgage insurance. */
export type RateCard = {
  /** The lowest credit score of each band, best band first. */
  scoreBands: readonly number[];
  /** The years for which a rate must be sure to stay to count as fixed. An adjustable rate may count as fixed too. */
  fixedFromYears: number;
  fixed: { over20Years: Card; upTo20Years: Card };
  /** The premiums of rates that do not count as fixed. The public copies lack the cells up to 20 years, so the officer types those. */
  nonfixed: { over20Years: Card };
};

/**
 * The rate card of borrower-paid, monthly, non-refundable premiums for purchases and rate-and-term refinances. Insurers price
 * by risk today, so the card is indicative. The insurers' cards of 2018 and 2019 print the same premiums; MGIC's public copy
 * breaks off after the first rows up to 20 years, and the other copies are whole. Insurers lower the premium from year 11 on,
 * some to 0.17 % and some to 0.20 %; the engine does not apply that.
 */
export const conventionalRateCard = byDate<RateCard>({
  label: "Conventional mortgage insurance rate card",
  unit: "percent of the loan a year",
  source:
    "MGIC borrower-paid monthly premiums, non-refundable, effective July 9, 2018; fixed rates also Genworth, effective June 4, 2018, and Essent, effective February 11, 2019",
  from: {
    "2018-07-09": {
      scoreBands: [760, 740, 720, 700, 680, 660, 640, 620],
      fixedFromYears: 5,
      fixed: {
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
            16: [0.23, 0.29, 0.34, 0.41, 0.5, 0.62, 0.73, 0.84],
          },
          90: {
            25: [0.25, 0.31, 0.37, 0.44, 0.51, 0.66, 0.74, 0.89],
            12: [0.19, 0.21, 0.25, 0.28, 0.33, 0.42, 0.48, 0.56],
          },
          85: {
            12: [0.17, 0.19, 0.23, 0.23, 0.26, 0.32, 0.34, 0.41],
            6: [0.14, 0.16, 0.2, 0.21, 0.21, 0.23, 0.25, 0.28],
          },
        },
      },
      nonfixed: {
        over20Years: {
          97: {
            35: [0.73, 0.88, 1.09, 1.24, 1.51, 1.93, 2.06, 2.33],
            25: [0.58, 0.73, 0.88, 0.99, 1.23, 1.54, 1.64, 1.88],
            18: [0.49, 0.64, 0.76, 0.85, 1.06, 1.31, 1.46, 1.59],
          },
          95: {
            30: [0.48, 0.66, 0.83, 0.98, 1.2, 1.6, 1.66, 1.78],
            25: [0.43, 0.6, 0.74, 0.85, 1.09, 1.39, 1.49, 1.56],
            16: [0.38, 0.5, 0.6, 0.73, 0.9, 1.19, 1.3, 1.41],
          },
          90: {
            25: [0.35, 0.48, 0.58, 0.69, 0.81, 1.13, 1.14, 1.18],
            12: [0.28, 0.34, 0.4, 0.49, 0.58, 0.78, 0.81, 0.91],
          },
          85: {
            12: [0.24, 0.25, 0.29, 0.31, 0.35, 0.48, 0.5, 0.55],
            6: [0.21, 0.24, 0.28, 0.3, 0.34, 0.46, 0.49, 0.53],
          },
        },
      },
    },
  },
});
