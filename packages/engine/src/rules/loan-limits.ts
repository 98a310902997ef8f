import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";

/** The largest loans on one unit that a program takes. A county's own limit lies between the lowest and highest given here. */
export type LoanLimits = {
  conforming: { baseline: Cents; ceiling: Cents };
  fha: { floor: Cents; ceiling: Cents };
};

const limitsOfYear = (baseline: number, ceiling: number, floor: number): LoanLimits => ({
  conforming: { baseline: dollars(baseline), ceiling: dollars(ceiling) },
  fha: { floor: dollars(floor), ceiling: dollars(ceiling) },
});

/** The yearly loan limits of conforming and FHA loans. */
export const loanLimits = byDate<LoanLimits>({
  label: "Loan limits, one unit",
  unit: "money, by the lowest and highest of all counties",
  source: "https://www.fhfa.gov/data/conforming-loan-limit and HUD's yearly letter on FHA limits",
  renewal: { due: "2027-01-01", next: "FHFA and HUD publish the limits of a year at the end of the November before" },
  sources: { "2025-01-01": "FHFA; HUD Mortgagee Letter 2024-21", "2026-01-01": "FHFA; HUD Mortgagee Letter 2025-23" },
  from: {
    "2023-01-01": limitsOfYear(726_200, 1_089_300, 472_030),
    "2024-01-01": limitsOfYear(766_550, 1_149_825, 498_257),
    "2025-01-01": limitsOfYear(806_500, 1_209_750, 524_225),
    "2026-01-01": limitsOfYear(832_750, 1_249_125, 541_287),
  },
});
