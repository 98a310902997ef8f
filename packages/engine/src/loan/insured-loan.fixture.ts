import { dollars } from "../money/cents";
import type { InsuredLoan } from "./insured-loan";
import { premiums } from "./mortgage-insurance";

/** For the tests: a loan on a value of a million, so that its loan-to-value can be read off. */
export const insuredAt = (ltv: number, more: Partial<InsuredLoan> = {}): InsuredLoan => ({
  program: "conventional",
  asOf: "2026-11-20",
  refinance: false,
  amount: dollars(ltv * 10_000),
  value: dollars(1_000_000),
  price: dollars(1_000_000),
  downPayment: dollars(Math.max(0, 100 - ltv) * 10_000),
  termYears: 30,
  fixedMonths: null,
  score: 740,
  modifiers: [],
  plan: "monthly",
  refundable: false,
  ...more,
});
export const annualPremium = (ltv: number, more?: Partial<InsuredLoan>) => premiums(insuredAt(ltv, more)).annual;
export const upfrontPremium = (ltv: number, more?: Partial<InsuredLoan>) => premiums(insuredAt(ltv, more)).upfront;
