import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";
import type { FilingStatus } from "./federal-income-tax";

const deductionAmounts = (single: number, hoh: number, joint: number): Record<FilingStatus, Cents> => ({
  single: dollars(single),
  hoh: dollars(hoh),
  marriedSeparate: dollars(single),
  marriedJoint: dollars(joint),
});

/**
 * The standard deduction by tax year and filing status. What older and blind taxpayers may add is left out, because the client's
 * age is not known.
 */
export const standardDeduction = byDate<Record<FilingStatus, Cents>>({
  label: "Standard deduction",
  unit: "money, by filing status",
  source: "26 U.S.C. 63(c)",
  renewal: { due: "2027-01-01", next: "The IRS publishes the deduction of a year in the October before" },
  sources: {
    "2024-01-01": "IRS Revenue Procedure 2023-34",
    "2025-01-01": "Public Law 119-21, section 70102",
    "2026-01-01": "IRS Revenue Procedure 2025-32",
  },
  from: {
    "2024-01-01": deductionAmounts(14_600, 21_900, 29_200),
    "2025-01-01": deductionAmounts(15_750, 23_625, 31_500),
    "2026-01-01": deductionAmounts(16_100, 24_150, 32_200),
  },
});
