import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";
import type { FilingStatus } from "./federal-income-tax";

/**
 * The mortgage debt whose interest is deductible. Debt from before December 16, 2017 has a higher cap, which is left out,
 * because no loan here says when it was first borrowed.
 */
export const interestDebtCap = byDate<Record<FilingStatus, Cents>>({
  label: "Home mortgage debt whose interest is deductible",
  unit: "money, by filing status",
  source: "26 U.S.C. 163(h)(3)(F), made permanent by Public Law 119-21, section 70108",
  from: {
    "2018-01-01": {
      single: dollars(750_000),
      hoh: dollars(750_000),
      marriedSeparate: dollars(375_000),
      marriedJoint: dollars(750_000),
    },
  },
});
