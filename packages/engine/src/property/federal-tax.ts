import { type Cents, NOTHING, roundCents } from "../money/cents";
import type { Day } from "../rules/day";
import type { FilingStatus } from "../rules/federal-income-tax";
import { type Bracket, federalIncomeTax } from "../rules/federal-income-tax";
import { standardDeduction } from "../rules/standard-deduction";

/**
 * Tax by brackets: each part of the income at its own rate.
 * @param taxable  cents
 * @returns        exact cents, not rounded, so that the difference of two taxes is rounded once
 */
export function bracketTax(brackets: readonly Bracket[], taxable: number): number {
  let tax = 0;
  let from = 0;
  for (const { rate, ceiling } of brackets) {
    if (taxable <= from) break;
    tax += ((Math.min(taxable, ceiling) - from) * rate) / 100;
    from = ceiling;
  }
  return tax;
}

/** Percent of the bracket that an income, cents, lies in; the income at a ceiling lies below it. */
export const marginalRate = (brackets: readonly Bracket[], income: number): number =>
  brackets.find(({ ceiling }) => income <= ceiling)!.rate;

export type FederalTax = {
  standardDeduction: Cents;
  taxableIncome: Cents;
  tax: Cents;
  /** Percent. */
  marginalRate: number;
  /** Percent: of the bracket that the gross income would lie in, as a reference table reads. */
  marginalRateOnGross: number;
};

/**
 * Federal income tax of a year with the standard deduction and no credits (C-TAX).
 * @param gross  cents a year
 * @param asOf   picks the tax year; a RangeError before 2024
 */
export function federalTax(gross: Cents, status: FilingStatus, asOf: Day): FederalTax {
  const brackets = federalIncomeTax.on(asOf)[status];
  const deduction = standardDeduction.on(asOf)[status];
  const taxableIncome = Math.max(NOTHING, gross - deduction) as Cents;
  return {
    standardDeduction: deduction,
    taxableIncome,
    tax: roundCents(bracketTax(brackets, taxableIncome)),
    marginalRate: marginalRate(brackets, taxableIncome),
    marginalRateOnGross: marginalRate(brackets, gross),
  };
}
