import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";

/**
 * What is deductible of mortgage insurance premiums: `deductible` percent up to an income of `threshold`, and `reduction` points less
 * for each `step` of income above it, or part of one. A married person filing separately has half of both amounts. A
 * premium at closing is spread evenly over `spreadMonths`, or over a shorter term; the VA's and USDA's fees are not spread.
 */
export type InsuranceDeduction = {
  deductible: number;
  threshold: Cents;
  step: Cents;
  reduction: number;
  spreadMonths: number;
};

const phasedDeduction = (deductible: number): InsuranceDeduction => ({
  deductible,
  threshold: dollars(100_000),
  step: dollars(1000),
  reduction: 10,
  spreadMonths: 84,
});

/** The deduction of mortgage insurance premiums by tax year: it ended with 2021 and is law again from 2026 on. */
export const insuranceDeduction = byDate<InsuranceDeduction>({
  label: "Deductible mortgage insurance premiums",
  unit: "percent of the premiums, money of income, and percentage points for each step of income above the threshold; months over which a premium at closing is spread",
  source: "26 U.S.C. 163(h)(3)(E) and (F), 163(h)(4)(E) and (F); 26 CFR 1.163-11; IRS Publication 936",
  sources: { "2022-01-01": "26 U.S.C. 163(h)(3)(E)(iv)", "2026-01-01": "Public Law 119-21, section 70108" },
  from: { "2022-01-01": phasedDeduction(0), "2026-01-01": phasedDeduction(100) },
});
