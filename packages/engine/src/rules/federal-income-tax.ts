import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";

/** The filing status of a federal tax return; `hoh` is head of household. */
export type FilingStatus = "single" | "hoh" | "marriedSeparate" | "marriedJoint";

/** A tax bracket: `rate` percent of the taxable income above the bracket before it and up to `ceiling` (cents, inclusive). */
export type Bracket = { rate: number; ceiling: Cents };

/** Makes the brackets of the seven rates from the dollars at which each bracket but the last ends. */
function brackets(...ends: [number, number, number, number, number, number]): readonly Bracket[] {
  const ceilings = [...ends.map(dollars), Number.POSITIVE_INFINITY as Cents];
  return [10, 12, 22, 24, 32, 35, 37].map((rate, at) => ({ rate, ceiling: ceilings[at]! }));
}

/** The federal income tax brackets by tax year. The first day of a year stands for the whole year. */
export const federalIncomeTax = byDate<Record<FilingStatus, readonly Bracket[]>>({
  label: "Federal income tax brackets",
  unit: "percent of taxable income, up to a ceiling of money, by filing status",
  source: "26 U.S.C. 1(j), https://www.irs.gov/filing/federal-income-tax-rates-and-brackets",
  renewal: { due: "2027-01-01", next: "The IRS publishes the brackets of a year in the October before" },
  sources: {
    "2024-01-01": "IRS Revenue Procedure 2023-34",
    "2025-01-01": "IRS Revenue Procedure 2024-40",
    "2026-01-01": "IRS Revenue Procedure 2025-32",
  },
  from: {
    "2024-01-01": {
      single: brackets(11_600, 47_150, 100_525, 191_950, 243_725, 609_350),
      hoh: brackets(16_550, 63_100, 100_500, 191_950, 243_700, 609_350),
      marriedSeparate: brackets(11_600, 47_150, 100_525, 191_950, 243_725, 365_600),
      marriedJoint: brackets(23_200, 94_300, 201_050, 383_900, 487_450, 731_200),
    },
    "2025-01-01": {
      single: brackets(11_925, 48_475, 103_350, 197_300, 250_525, 626_350),
      hoh: brackets(17_000, 64_850, 103_350, 197_300, 250_500, 626_350),
      marriedSeparate: brackets(11_925, 48_475, 103_350, 197_300, 250_525, 375_800),
      marriedJoint: brackets(23_850, 96_950, 206_700, 394_600, 501_050, 751_600),
    },
    "2026-01-01": {
      single: brackets(12_400, 50_400, 105_700, 201_775, 256_225, 640_600),
      hoh: brackets(17_700, 67_450, 105_700, 201_750, 256_200, 640_600),
      marriedSeparate: brackets(12_400, 50_400, 105_700, 201_775, 256_225, 384_350),
      marriedJoint: brackets(24_800, 100_800, 211_400, 403_550, 512_450, 768_700),
    },
  },
});
