import { byDate } from "./by-date";
import { BEFORE_2020 } from "./day";

/** The longest term in years, by agency. Regulation Z's is that of a qualified mortgage. */
export const longestTerm = byDate({
  label: "Longest term",
  unit: "years",
  source:
    "Fannie Mae Selling Guide B2-1.5-02; 24 CFR 203.17(d); 38 U.S.C. 3703(d)(1), 30 years and 32 days; 7 CFR 3555.104; 12 CFR 1026.43(e)(2)(ii)",
  from: { [BEFORE_2020]: { fannieMae: 30, fha: 30, va: 30, usda: 30, regulationZ: 30 } },
});
