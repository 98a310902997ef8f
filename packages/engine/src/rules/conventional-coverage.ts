import { byDate } from "./by-date";

/** `upTo` is the highest loan-to-value in percent, inclusive; `coverage` the percent of the loan that is insured. */
export type CoverageBand = { upTo: number; coverage: number };

const bands = (upTo85: number, upTo90: number, upTo95: number, upTo97: number): readonly CoverageBand[] => [
  { upTo: 85, coverage: upTo85 },
  { upTo: 90, coverage: upTo90 },
  { upTo: 95, coverage: upTo95 },
  { upTo: 97, coverage: upTo97 },
];

/**
 * Below the first band the agencies ask for no insurance; above the last there is no standard. Adjustable rates take the
 * long-term column whatever their term.
 */
export const conventionalCoverage = byDate({
  label: "Standard mortgage insurance coverage",
  unit: "percent, by loan-to-value and term",
  source:
    "Fannie Mae Selling Guide B7-1-02, https://selling-guide.fanniemae.com/sel/b7-1-02/mortgage-insurance-coverage-requirements",
  from: {
    "2018-07-09": {
      noneUpTo: 80,
      longTermYears: 20,
      overLongTerm: bands(12, 25, 30, 35),
      upToLongTerm: bands(6, 12, 25, 35),
    },
  },
});
