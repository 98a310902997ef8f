import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";

/** An amount for a home of one, two, three and four units, in this order. */
export type ByUnits = readonly [Cents, Cents, Cents, Cents];

/**
 * The largest loans that a program takes, by the units of the home. A county's own limit lies between the lowest and the
 * highest given here. In the statutory areas the baseline of conforming loans is the ceiling of the other states, and both
 * programs go up to `statutoryCeiling`.
 */
export type LoanLimits = {
  conforming: { baseline: ByUnits; ceiling: ByUnits };
  fha: { floor: ByUnits; ceiling: ByUnits };
  statutoryCeiling: ByUnits;
};

/** Where the limits are half as high again: Alaska, Hawaii, Guam and the Virgin Islands. 12 U.S.C. 1717(b)(2); 12 U.S.C. 1709(b)(2). */
const statutoryAreas: readonly string[] = ["AK", "HI", "GU", "VI"];

type Amounts = readonly [number, number, number, number];
const byUnits = ([one, two, three, four]: Amounts): ByUnits => [
  dollars(one),
  dollars(two),
  dollars(three),
  dollars(four),
];

/** The ceiling is the same for both programs: 150 % of the conforming baseline. */
const limitsOfYear = (baseline: Amounts, ceiling: Amounts, floor: Amounts, statutory: Amounts): LoanLimits => ({
  conforming: { baseline: byUnits(baseline), ceiling: byUnits(ceiling) },
  fha: { floor: byUnits(floor), ceiling: byUnits(ceiling) },
  statutoryCeiling: byUnits(statutory),
});

/** Finds the lowest and the highest limit of a kind of loan in a state, by units. A state that is not known counts as outside the statutory areas. */
export function limitsBetween(
  kind: "conforming" | "fha",
  { conforming, fha, statutoryCeiling }: LoanLimits,
  state: string | undefined,
): { lowest: ByUnits; highest: ByUnits } {
  if (!statutoryAreas.includes(state?.trim().toUpperCase() ?? ""))
    return kind === "fha"
      ? { lowest: fha.floor, highest: fha.ceiling }
      : { lowest: conforming.baseline, highest: conforming.ceiling };
  return { lowest: kind === "fha" ? fha.floor : conforming.ceiling, highest: statutoryCeiling };
}

/** The yearly loan limits of conforming and FHA loans. */
export const loanLimits = byDate<LoanLimits>({
  label: "Loan limits, one to four units",
  unit: "money, by the lowest and highest of all counties",
  source:
    "12 U.S.C. 1717(b)(2) and FHFA, https://www.fhfa.gov/data/conforming-loan-limit; 12 U.S.C. 1709(b)(2) and HUD's yearly letter on FHA limits",
  renewal: { due: "2027-01-01", next: "FHFA and HUD publish the limits of a year at the end of the November before" },
  sources: {
    "2023-01-01": "FHFA; HUD Mortgagee Letter 2022-20",
    "2024-01-01": "FHFA; HUD Mortgagee Letter 2023-21",
    "2025-01-01": "FHFA; HUD Mortgagee Letter 2024-21",
    "2026-01-01": "FHFA; HUD Mortgagee Letter 2025-23",
  },
  from: {
    "2023-01-01": limitsOfYear(
      [726_200, 929_850, 1_123_900, 1_396_800],
      [1_089_300, 1_394_775, 1_685_850, 2_095_200],
      [472_030, 604_400, 730_525, 907_900],
      [1_633_950, 2_092_150, 2_528_775, 3_142_800],
    ),
    "2024-01-01": limitsOfYear(
      [766_550, 981_500, 1_186_350, 1_474_400],
      [1_149_825, 1_472_250, 1_779_525, 2_211_600],
      [498_257, 637_950, 771_125, 958_350],
      [1_724_725, 2_208_375, 2_669_275, 3_317_400],
    ),
    "2025-01-01": limitsOfYear(
      [806_500, 1_032_650, 1_248_150, 1_551_250],
      [1_209_750, 1_548_975, 1_872_225, 2_326_875],
      [524_225, 671_200, 811_275, 1_008_300],
      [1_814_625, 2_323_450, 2_808_325, 3_490_300],
    ),
    "2026-01-01": limitsOfYear(
      [832_750, 1_066_250, 1_288_800, 1_601_750],
      [1_249_125, 1_599_375, 1_933_200, 2_402_625],
      [541_287, 693_050, 837_700, 1_041_125],
      [1_873_675, 2_399_050, 2_899_800, 3_603_925],
    ),
  },
});
