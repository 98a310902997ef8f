import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";
import type { FilingStatus } from "./filing-status";

const amounts = (single: number, hoh: number, joint: number): Record<FilingStatus, Cents> => ({
  single: dollars(single),
  hoh: dollars(hoh),
  marriedSeparate: dollars(single),
  marriedJoint: dollars(joint),
});

/** By tax year. What the old and the blind may add is left out: the client's age is not known. */
export const standardDeduction = byDate<Record<FilingStatus, Cents>>({
  label: "Standard deduction",
  unit: "money, by filing status",
  source: "26 U.S.C. 63(c)",
  sources: {
    "2024-01-01": "IRS Revenue Procedure 2023-34",
    "2025-01-01": "Public Law 119-21, section 70102",
    "2026-01-01": "IRS Revenue Procedure 2025-32",
  },
  from: {
    "2024-01-01": amounts(14_600, 21_900, 29_200),
    "2025-01-01": amounts(15_750, 23_625, 31_500),
    "2026-01-01": amounts(16_100, 24_150, 32_200),
  },
});
