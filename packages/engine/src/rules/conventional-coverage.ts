import { byDate } from "./by-date";

/** The percent of a loan that must be insured (`coverage`) up to a loan-to-value in percent (`upTo`, inclusive). */
export type CoverageBand = { upTo: number; coverage: number };

const bands = (upTo85: number, upTo90: number, upTo95: number, upTo97: number): readonly CoverageBand[] => [
  { upTo: 85, coverage: upTo85 },
  { upTo: 90, coverage: upTo90 },
  { upTo: 95, coverage: upTo95 },
  { upTo: 97, coverage: upTo97 },
];

/**
 * The coverage that the agencies require of conventional mortgage insurance. Up to `noneUpTo` percent loan-to-value they require no insurance; above
 * the last band there is no standard. Adjustable rates take the long-term bands whatever their term.
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
