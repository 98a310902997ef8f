import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";

/**
 * What a general qualified mortgage may charge and cost, by the amount of the note from which a line applies, largest first. Points and
 * fees are at most a percentage of the total loan amount, or between two of those lines a fixed amount. The APR of a first lien lies less than
 * `points` above the average prime offer rate.
 */
export type QualifiedMortgage = {
  fees: readonly { fromAmount: Cents; percentage: number }[];
  fixedFees: readonly { fromAmount: Cents; amount: Cents }[];
  spread: readonly { fromAmount: Cents; points: number }[];
  /** The same of a loan on a manufactured home. */
  spreadManufactured: readonly { fromAmount: Cents; points: number }[];
};

/** Makes a year's thresholds from the Bureau's four amounts and two fixed caps. */
const ofYear = (
  [large, middle, small, least]: readonly [number, number, number, number],
  [mostMiddle, mostLeast]: readonly [number, number],
): QualifiedMortgage => ({
  fees: [
    { fromAmount: dollars(large), percentage: 3 },
    { fromAmount: dollars(small), percentage: 5 },
    { fromAmount: dollars(0), percentage: 8 },
  ],
  fixedFees: [
    { fromAmount: dollars(middle), amount: dollars(mostMiddle) },
    { fromAmount: dollars(least), amount: dollars(mostLeast) },
  ],
  spread: [
    { fromAmount: dollars(large), points: 2.25 },
    { fromAmount: dollars(middle), points: 3.5 },
    { fromAmount: dollars(0), points: 6.5 },
  ],
  spreadManufactured: [
    { fromAmount: dollars(large), points: 2.25 },
    { fromAmount: dollars(0), points: 6.5 },
  ],
});

/** The thresholds of a qualified mortgage, which the Bureau adjusts each January. Before October 2022 the price was no condition of every one. */
export const qualifiedMortgage = byDate<QualifiedMortgage>({
  label: "Qualified mortgage: points and fees, and price",
  unit: "amounts of the note, percent of the amount financed, and points above the average prime offer rate",
  source: "12 CFR 1026.43(e)(2)(vi) and (e)(3), https://www.consumerfinance.gov/rules-policy/regulations/1026/43/",
  renewal: {
    due: "2027-01-01",
    next: "The Bureau publishes the amounts of a year in the Federal Register of the autumn or winter before",
  },
  sources: {
    "2023-01-01": "87 FR 78831",
    "2024-01-01": "88 FR 65113",
    "2025-01-01": "89 FR 95080",
    "2026-01-01": "90 FR 57890",
  },
  from: {
    "2023-01-01": ofYear([124_331, 74_599, 24_866, 15_541], [3_730, 1_243]),
    "2024-01-01": ofYear([130_461, 78_277, 26_092, 16_308], [3_914, 1_305]),
    // The comment to 1026.43(e)(3)(ii) as codified still prints $1,305, the amount of 2024; the preamble of the rule and the comment to 1026.32(a)(1)(ii) have $1,348.
    "2025-01-01": ofYear([134_841, 80_905, 26_968, 16_855], [4_045, 1_348]),
    "2026-01-01": ofYear([137_958, 82_775, 27_592, 17_245], [4_139, 1_380]),
  },
});
