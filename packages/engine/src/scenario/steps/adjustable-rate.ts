import { type ArmCourse, type ArmTerms, ratePath } from "../../loan/arm";
import { type UsualArm, usualArm } from "../../loan/arm-usual";
import { fixedMonths } from "../../loan/loan-type";
import type { RateStep } from "../../loan/phases";
import { type AnnualRate, percent } from "../../money/cents";
import type { ARM, Loan, Scenario } from "../schema/types";

/** The terms of an adjustable loan, with defaults for those not typed, and what its rate is assumed to do. */
export type AdjustableRate = {
  scenario: ARM["scenario"];
  terms: ArmTerms;
  /** Today's index as a yearly fraction; `assumed` where neither the loan nor the scenario knows it. */
  index: { value: AnnualRate; assumed: boolean };
  /** The mean of the index as a yearly fraction; `assumed` where today's index stands in its place. */
  average: { value: AnnualRate; assumed: boolean };
  /** The path of the rate in the chosen course. */
  path: RateStep[];
  /** The path of the rate if the index stays where it is today, which the composite APR of Regulation Z is for. */
  currentPath: RateStep[];
};

function armTerms(arm: ARM | undefined, usual: UsualArm, fixed: number): ArmTerms {
  const margin = arm?.margin ?? usual.margin;
  return {
    fixedMonths: fixed,
    frequency: usual.frequency,
    margin: percent(margin),
    rounding: percent(arm?.rounding ?? usual.rounding),
    floor: percent(arm?.floor ?? margin),
    initialCap: percent(arm?.initialCap ?? usual.initialCap),
    adjustmentCap: percent(arm?.adjustmentCap ?? usual.adjustmentCap),
    lifetimeCap: percent(arm?.lifetimeCap ?? usual.lifetimeCap),
  };
}

/** Works out the path of an adjustable rate; null for a rate that never changes, because of its type or because it is fixed for the whole term. */
export function adjustableRate({ asOf, outside }: Scenario, loan: Loan, term: number): AdjustableRate | null {
  const fixed = fixedMonths(loan.type);
  if (fixed === null || fixed >= term) return null;
  const { ARM: arm } = loan;
  const usual = usualArm(loan.program, loan.type, arm?.frequency, asOf);
  const resolved = armTerms(arm, usual, fixed);
  const sofr = arm?.sofrToday ?? outside?.sofr?.value ?? null;
  const mean = arm?.indexAverage ?? outside?.indexAverage?.value ?? null;
  const index = { value: percent(sofr ?? usual.index), assumed: sofr === null };
  const average = mean === null ? { ...index, assumed: true } : { value: percent(mean), assumed: false };
  const scenario = arm?.scenario ?? "worst";
  const courses: Record<ARM["scenario"], ArmCourse> = {
    worst: { kind: "worst" },
    current: { kind: "index", index: index.value },
    histAVG: { kind: "index", index: average.value },
    custom: { kind: "custom", rates: (arm?.customRates ?? []).map(percent) },
  };
  const note = percent(loan.rate);
  const path = ratePath(note, resolved, courses[scenario], term);
  const currentPath = scenario === "current" ? path : ratePath(note, resolved, courses.current, term);
  return { scenario, terms: resolved, index, average, path, currentPath };
}
