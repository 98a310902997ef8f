import { armDefaults } from "../rules/arm-defaults";
import type { Day } from "../rules/day";
import { fixedMonths, type LoanType } from "./loan-type";
import type { Program } from "./program";

/** The agency whose adjustable rates change once a year; undefined for the programs whose lenders may choose. */
const yearlyAgency = (program: Program) => (program === "fha" || program === "va" ? program : undefined);

/** Tells whether a program lets an adjustable rate change every 6 months as well as every year. FHA's and VA's change yearly (24 CFR 203.49, 38 CFR 36.4312(d)). */
export const mayChangeEverySixMonths = (program: Program) => yearlyAgency(program) === undefined;

/**
 * Finds the months between changes of an adjustable rate: those that were chosen, else 6. FHA's and VA's change every 12 months, and a rate that is first
 * fixed for 6 months changes every 6.
 */
export function monthsBetweenChanges(program: Program, type: LoanType, chosen: 6 | 12 | undefined): 6 | 12 {
  if (type === "armHalf") return 6;
  return mayChangeEverySixMonths(program) ? (chosen ?? 6) : 12;
}

/** The terms of an adjustable rate where they are not typed: months between changes, and rates and caps in percent. The floor is the margin. */
export type UsualArm = {
  frequency: 6 | 12;
  index: number;
  margin: number;
  rounding: number;
  initialCap: number;
  adjustmentCap: number;
  lifetimeCap: number;
};

/** Finds the terms of an adjustable rate that stand in for what is not typed, by program, type and day. Throws a RangeError for a day before 2020. */
export function usualArm(program: Program, type: LoanType, chosen: 6 | 12 | undefined, asOf: Day): UsualArm {
  const { index, margin, rounding, caps } = armDefaults.on(asOf);
  const frequency = monthsBetweenChanges(program, type, chosen);
  const fixed = fixedMonths(type) ?? 0;
  const { initial, later, lifetime } = caps[yearlyAgency(program) ?? "fannieMae"].find(
    ({ upToMonths }) => fixed <= upToMonths,
  )!;
  return {
    frequency,
    index,
    margin,
    rounding,
    initialCap: initial,
    adjustmentCap: later[frequency],
    lifetimeCap: lifetime,
  };
}
