import { byDate } from "./by-date";

/** Percentage points a year, one for each credit score band of the rate card, best first. A shorter list lacks the lowest bands. */
type Points = readonly number[];
/** What a modifier adds to the premium: the same points at every loan-to-value, or points by the highest loan-to-value of a band. */
type Adjustment = Points | Record<number, Points>;
/** What the modifiers of a loan add to its conventional mortgage insurance premium. */
export type ConventionalAdjustments = {
  /** The lowest premium that an adjustment can lead to, in percent a year. */
  lowest: number;
  byModifier: Record<string, Adjustment>;
};

/** The adjustments of the insurers' rate card. Where its public copy lacks the lowest score bands, the officer types the premium. */
export const conventionalAdjustments = byDate<ConventionalAdjustments>({
  label: "Adjustments of the conventional mortgage insurance rate card",
  unit: "percentage points a year, by credit score band",
  source:
    "Genworth borrower-paid monthly premiums, effective June 4, 2018; two borrowers also Essent, effective February 11, 2019",
  from: {
    "2018-06-04": {
      lowest: 0.14,
      byModifier: {
        twoBorrowers: {
          97: [-0.13, -0.13, -0.13, -0.13, -0.14, -0.15, -0.16, -0.18],
          95: [-0.09, -0.09, -0.09, -0.1, -0.11, -0.12, -0.14, -0.16],
          90: [-0.07, -0.07, -0.07, -0.07, -0.08, -0.09, -0.09, -0.1],
          85: [-0.03, -0.03, -0.03, -0.03, -0.03, -0.03, -0.03, -0.04],
        },
        cashOut: [0.18, 0.2, 0.2, 0.25, 0.25, 0.5],
        secondHome: [0.12, 0.13, 0.14, 0.17, 0.2, 0.35],
        investment: [0.34, 0.38, 0.38, 0.47, 0.5, 0.57],
        threeOrFourUnits: [0.34, 0.38, 0.38, 0.47, 0.5, 0.57, 0.65, 0.75],
        manufactured: [0.18, 0.2, 0.2, 0.25, 0.3, 0.5, 0.55, 0.6],
        relocation: [-0.02, -0.04, -0.04, -0.07, -0.07, -0.1],
      },
    },
  },
});
