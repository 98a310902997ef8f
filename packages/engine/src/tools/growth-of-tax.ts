import { assessmentCap } from "../rules/assessment-cap";
import type { Working } from "../scenario/working";
import type { Assumptions } from "./assumptions";

/** By how much the property tax grows in percent a year, and what says so. */
export type TaxGrowth = { rate: number; from: "typed" | "report" | "inflation" | "cap" };

/** Finds the growth of the property tax: as typed, else the report's, else inflation within the state's cap on assessed values. */
export function taxGrowthOf({ property, asOf }: Working, { taxGrowth, inflation }: Assumptions): TaxGrowth {
  if (taxGrowth !== null) return { rate: taxGrowth, from: "typed" };
  if (property.taxInc > 0) return { rate: property.taxInc, from: "report" };
  const cap = assessmentCap.on(asOf)[property.state ?? ""];
  return cap !== undefined && cap < inflation ? { rate: cap, from: "cap" } : { rate: inflation, from: "inflation" };
}
