import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";

/**
 * The most that can be deducted of a year's state and local taxes. `phaseOut` percent of the income above `threshold` comes
 * off the ceiling, which never falls below `floor`. A married person filing separately has half of each amount.
 */
export type SaltCap = { ceiling: Cents; floor: Cents; threshold: Cents; phaseOut: number };

const fixedCap: SaltCap = {
  ceiling: dollars(10_000),
  floor: dollars(10_000),
  threshold: Number.POSITIVE_INFINITY as Cents,
  phaseOut: 0,
};
const phasedCap = (ceiling: number, threshold: number): SaltCap => ({
  ceiling: dollars(ceiling),
  floor: dollars(10_000),
  threshold: dollars(threshold),
  phaseOut: 30,
});

const act119 = "Public Law 119-21, section 70120";

/** The cap by tax year, enacted up to 2030. From 2027 to 2029 ceiling and threshold are 101 % of the year before, in whole dollars. */
export const saltCap = byDate<SaltCap>({
  label: "Deductible state and local taxes",
  unit: "money a year, and percent of the income above the threshold",
  source: "26 U.S.C. 164(b)(6) and (7)",
  sources: {
    "2018-01-01": "Public Law 115-97, section 11042",
    "2025-01-01": act119,
    "2026-01-01": act119,
    "2027-01-01": act119,
    "2028-01-01": act119,
    "2029-01-01": act119,
    "2030-01-01": act119,
  },
  from: {
    "2018-01-01": fixedCap,
    "2025-01-01": phasedCap(40_000, 500_000),
    "2026-01-01": phasedCap(40_400, 505_000),
    "2027-01-01": phasedCap(40_804, 510_050),
    "2028-01-01": phasedCap(41_212, 515_151),
    "2029-01-01": phasedCap(41_624, 520_302),
    "2030-01-01": fixedCap,
  },
});
