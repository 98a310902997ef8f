import { type Cents, NOTHING, roundCents } from "../money/cents";
import type { Day } from "../rules/day";
import type { FilingStatus } from "../rules/federal-income-tax";
import { type Bracket, federalIncomeTax } from "../rules/federal-income-tax";
import { standardDeduction } from "../rules/standard-deduction";

/**
 * Computes tax by brackets: each part of the income is taxed at its own rate.
 * @param taxable  the taxable income in cents a year
 * @returns        exact cents, not rounded, so that the difference of two taxes is rounded only once
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

/** Finds the rate in percent of the bracket that an income in cents lies in. An income at a ceiling lies in the bracket below it. */
export const marginalRate = (brackets: readonly Bracket[], income: number): number =>
  brackets.find(({ ceiling }) => income <= ceiling)!.rate;

/** A year's federal income tax, in cents. */
export type FederalTax = {
  standardDeduction: Cents;
  taxableIncome: Cents;
  tax: Cents;
  /** The rate in percent of the bracket that the taxable income lies in. */
  marginalRate: number;
  /** The rate in percent of the bracket that the gross income would lie in, as a reference table reads. */
  marginalRateOnGross: number;
};

/**
 * Computes the federal income tax of a year with the standard deduction and without credits, to the nearest cent. Source:
 * convention C-TAX.
 * @param gross  the gross income in cents a year
 * @param asOf   the day that picks the tax year; a day before 2024 throws a RangeError
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
