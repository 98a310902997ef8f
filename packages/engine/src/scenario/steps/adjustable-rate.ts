import { type ArmCourse, type ArmTerms, ratePath } from "../../loan/arm";
import { fixedMonths } from "../../loan/loan-type";
import type { RateStep } from "../../loan/phases";
import { type AnnualRate, percent } from "../../money/cents";
import { armDefaults } from "../../rules/arm-defaults";
import type { ARM, Loan, Scenario } from "../schema/types";

/** An adjustable loan's terms, those not typed by default, and what its rate is taken to do. */
export type AdjustableRate = {
  scenario: ARM["scenario"];
  terms: ArmTerms;
  /** Fraction a year; `assumed` where neither the loan nor the scenario knows it. */
  index: { value: AnnualRate; assumed: boolean };
  average: { value: AnnualRate; assumed: boolean };
  path: RateStep[];
  /** The path from today's index, which the composite APR of Regulation Z is of. */
  currentPath: RateStep[];
};

function armTerms(arm: ARM | undefined, fixed: number, asOf: string): ArmTerms {
  const usual = armDefaults.on(asOf);
  const frequency = fixed < 12 ? 6 : (arm?.frequency ?? 6);
  const margin = arm?.margin ?? usual.margin;
  const initial = usual.initialCap.find(({ upToMonths }) => fixed <= upToMonths)!.cap;
  return {
    fixedMonths: fixed,
    frequency,
    margin: percent(margin),
    rounding: percent(arm?.rounding ?? usual.rounding),
    floor: percent(arm?.floor ?? margin),
    initialCap: percent(arm?.initialCap ?? initial),
    adjustmentCap: percent(arm?.adjustmentCap ?? usual.adjustmentCap[frequency]),
    lifetimeCap: percent(arm?.lifetimeCap ?? usual.lifetimeCap),
  };
}

/** Null for a rate that stays: of another type, or fixed for as long as the loan. */
export function adjustableRate({ asOf, outside }: Scenario, loan: Loan, term: number): AdjustableRate | null {
  const fixed = fixedMonths(loan.type);
  if (fixed === null || fixed >= term) return null;
  const { ARM: arm } = loan;
  const resolved = armTerms(arm, fixed, asOf);
  const sofr = arm?.sofrToday ?? outside?.sofr?.value ?? null;
  const mean = arm?.indexAverage ?? outside?.indexAverage?.value ?? null;
  const index = { value: percent(sofr ?? armDefaults.on(asOf).index), assumed: sofr === null };
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
