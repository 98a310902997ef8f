import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";

/**
 * The most that is deducted of state and local taxes. `phaseOut` percent of the income above `threshold` comes off the
 * ceiling, down to `floor`. A married person filing separately has half of each amount.
 */
export type SaltCap = { ceiling: Cents; floor: Cents; threshold: Cents; phaseOut: number };

const fixed: SaltCap = {
  ceiling: dollars(10_000),
  floor: dollars(10_000),
  threshold: Number.POSITIVE_INFINITY as Cents,
  phaseOut: 0,
};
const raised = (ceiling: number, threshold: number): SaltCap => ({
  ceiling: dollars(ceiling),
  floor: dollars(10_000),
  threshold: dollars(threshold),
  phaseOut: 30,
});

const enacted = "Public Law 119-21, section 70120";

/** By tax year; the years to 2030 are enacted. From 2027 both amounts are 101 % of the year before, whole dollars. */
export const saltCap = byDate<SaltCap>({
  label: "Deductible state and local taxes",
  unit: "money a year, and percent of the income above the threshold",
  source: "26 U.S.C. 164(b)(6) and (7)",
  sources: {
    "2018-01-01": "Public Law 115-97, section 11042",
    "2025-01-01": enacted,
    "2026-01-01": enacted,
    "2027-01-01": enacted,
    "2028-01-01": enacted,
    "2029-01-01": enacted,
    "2030-01-01": enacted,
  },
  from: {
    "2018-01-01": fixed,
    "2025-01-01": raised(40_000, 500_000),
    "2026-01-01": raised(40_400, 505_000),
    "2027-01-01": raised(40_804, 510_050),
    "2028-01-01": raised(41_212, 515_151),
    "2029-01-01": raised(41_624, 520_302),
    "2030-01-01": fixed,
  },
});
