import { type Cents, NOTHING, roundCents, share } from "../money/cents";
import type { Day } from "../rules/day";
import { type Bracket, type FilingStatus, federalIncomeTax } from "../rules/federal-income-tax";
import { itemizedLimit } from "../rules/itemized-limit";
import { standardDeduction } from "../rules/standard-deduction";
import { type Deductions, premiumShareOf, saltCapOf } from "./deductions";

type ByBrackets = Extract<Deductions["worth"], { by: "brackets" }>;

/** One year of owning a home, as far as tax depends on it. */
export type OwningYear = {
  calendarYear: number;
  /** The interest and the property tax of the year in cents. */
  interest: Cents;
  propertyTax: Cents;
  /** The mortgage insurance of the year in cents: its monthly premiums, and its part of the premium that was paid at closing. */
  premiums: Cents;
  /** The mean of the balances at the ends of the year's twelve months, in cents. */
  averageDebt: number;
};

/** A year of owning on the tax return, in cents. `benefit` is what itemizing deducts beyond the standard deduction. */
export type TaxYear = {
  interest: Cents;
  /** The mortgage insurance premiums that are deductible. */
  premiums: Cents;
  propertyTax: Cents;
  saltCap: Cents;
  /** What the limit of the highest bracket takes off the deductions. */
  limited: Cents;
  itemized: Cents;
  benefit: Cents;
  savings: Cents;
};

/**
 * Computes what owning a home saves in a year's tax, each amount to the nearest cent. Deductible are the interest on at most the
 * capped debt (the cap's share of the average balance, IRS Publication 936), the mortgage insurance premiums on the same debt as far as
 * the income allows, and the property tax up to its cap; what counts is the part of all beyond the standard deduction.
 */
export function taxOfYear(taxpayer: Deductions, year: OwningYear): TaxYear {
  const { standard, debtCap, worth } = taxpayer;
  const within = year.averageDebt > debtCap ? debtCap / year.averageDebt : 1;
  const interest = roundCents(year.interest * within);
  const cap = saltCapOf(taxpayer, year.calendarYear);
  const propertyTax = Math.min(cap, year.propertyTax) as Cents;
  const premiums = roundCents((year.premiums * within * premiumShareOf(taxpayer, year.calendarYear)) / 100);
  const deducted = interest + premiums + propertyTax;
  const limited = itemizedCut(worth, deducted, year.calendarYear);
  const itemized = (deducted - limited) as Cents;
  const benefit = Math.max(NOTHING, itemized - standard) as Cents;
  return {
    interest,
    premiums,
    propertyTax,
    saltCap: cap,
    limited,
    itemized,
    benefit,
    savings: taxSaved(worth, standard, benefit),
  };
}

/** What the limit of the highest bracket takes off the deductions, in cents. With a typed rate the income is not known, so nothing is taken off. */
function itemizedCut(worth: Deductions["worth"], deducted: number, calendarYear: number): Cents {
  if (worth.by === "rate") return NOTHING;
  const highest = worth.brackets.at(-2)!.ceiling;
  const within = Math.min(deducted, Math.max(0, worth.income - highest));
  return roundCents((within * itemizedLimit.on(`${calendarYear}-01-01`)) / 100);
}

function taxSaved(worth: Deductions["worth"], standard: Cents, benefit: Cents): Cents {
  if (worth.by === "rate") return share(benefit, worth.rate);
  return benefit === 0 ? NOTHING : roundCents(taxAfter(worth, standard) - taxAfter(worth, standard + benefit));
}

const taxAfter = ({ brackets, income }: ByBrackets, deducted: number) =>
  bracketTax(brackets, Math.max(0, income - deducted));

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
const marginalRate = (brackets: readonly Bracket[], income: number): number =>
  brackets.find(({ ceiling }) => income <= ceiling)!.rate;

/** A year's federal income tax, in cents. */
type FederalTax = {
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
