import { type Cents, roundCents } from "../money/cents";
import type { Day } from "../rules/day";
import type { FilingStatus } from "../rules/federal-income-tax";
import { type Bracket, federalIncomeTax } from "../rules/federal-income-tax";
import { insuranceDeduction } from "../rules/insurance-deduction";
import { interestDebtCap } from "../rules/interest-debt-cap";
import { saltCap } from "../rules/salt-cap";
import { standardDeduction } from "../rules/standard-deduction";

type Taxpayer = {
  /** The gross income in dollars a month. */
  monthlyIncome?: number | null;
  /** The tax rate in percent, federal and state together. */
  taxRate?: number | null;
  filingStatus?: FilingStatus | null;
};

/** What decides how much a deduction saves a taxpayer. */
export type Deductions = {
  status: FilingStatus;
  /** The income in cents a year; null where it is not known, and then nothing is phased out. */
  income: Cents | null;
  /** The standard deduction in cents a year. */
  standard: Cents;
  /** The mortgage debt in cents whose interest is deductible. */
  debtCap: Cents;
  /** The units of the home, of which the taxpayer lives in one. */
  units: number;
  /** How a deducted dollar is worth something: by the brackets where income and filing status are known, else by one rate in percent. */
  worth: { by: "brackets"; brackets: readonly Bracket[]; income: Cents } | { by: "rate"; rate: number };
};

/** Finds what decides a taxpayer's savings. It is null where neither income with filing status nor a tax rate is known, and before the tax tables begin. */
export function deductions(client: Taxpayer | undefined, asOf: Day): Deductions | null {
  if (!client || asOf < standardDeduction.versions[0]!.from) return null;
  const { monthlyIncome = null, filingStatus, taxRate = null } = client;
  const income = monthlyIncome === null ? null : roundCents(monthlyIncome * 1200);
  const status = filingStatus ?? "single";
  const known = {
    status,
    income,
    standard: standardDeduction.on(asOf)[status],
    debtCap: interestDebtCap.on(asOf)[status],
    units: 1,
  };
  if (income !== null && filingStatus) {
    return { ...known, worth: { by: "brackets", brackets: federalIncomeTax.on(asOf)[status], income } };
  }
  return taxRate === null ? null : { ...known, worth: { by: "rate", rate: taxRate } };
}

/** Computes the most that a taxpayer can deduct of a calendar year's state and local taxes, in cents, to the nearest cent. */
export function saltCapOf({ status, income }: Deductions, calendarYear: number): Cents {
  const { ceiling, floor, threshold, phaseOut } = saltCap.on(`${calendarYear}-01-01`);
  const part = status === "marriedSeparate" ? 0.5 : 1;
  const above = Math.max(0, (income ?? 0) - threshold * part);
  return roundCents(Math.max(floor * part, ceiling * part - (above * phaseOut) / 100));
}

/**
 * Finds the percentage of a calendar year's mortgage insurance premiums that a taxpayer can deduct. Where the income or the filing
 * status is not known it is 0, so that no saving is shown that a larger income would lose.
 */
export function premiumShareOf({ status, worth }: Deductions, calendarYear: number): number {
  const { deductible, threshold, step, reduction } = insuranceDeduction.on(`${calendarYear}-01-01`);
  if (worth.by === "rate") return 0;
  const { income } = worth;
  const part = status === "marriedSeparate" ? 0.5 : 1;
  const steps = Math.ceil(Math.max(0, income - threshold * part) / (step * part));
  return Math.max(0, deductible - reduction * steps);
}
