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
  /** The points of a purchase in cents, which count as interest of the year in which they are paid, also by the seller (26 U.S.C. 461(g)(2)). */
  points?: Cents;
  /** The mortgage insurance of the year in cents. */
  premiums: Cents;
  /** The mean of the balances at the ends of the year's twelve months, in cents. */
  averageDebt: number;
  /** State and local taxes beside the property tax, in cents. */
  otherTaxes?: Cents;
  /** Itemized deductions beside interest and taxes, in cents. */
  otherDeductions?: Cents;
};

/** A year of owning on the tax return, in cents. `benefit` is what owning deducts beyond what would be deducted anyway. */
export type TaxYear = {
  /** The deductible interest, with the points. */
  interest: Cents;
  /** The mortgage insurance premiums that are deductible. */
  premiums: Cents;
  /** The state and local taxes that are deductible, the property tax among them. */
  propertyTax: Cents;
  saltCap: Cents;
  otherDeductions: Cents;
  /** What the limit of the highest bracket takes off the deductions. */
  limited: Cents;
  itemized: Cents;
  /** What would be deducted without the home: the standard deduction, or what else may be itemized. */
  anyway: Cents;
  benefit: Cents;
  savings: Cents;
};

/**
 * Computes what owning a home saves in a year's tax. Deductible are the interest, the points and the mortgage insurance premiums on at
 * most the capped debt (the cap's share of the average balance, IRS Publication 936), rounded once, and the state and local taxes up to
 * their cap; what counts is the part beyond what would be deducted without the home, which is at least the standard deduction.
 * Where the home has more units than the one that its owner lives in, an equal part of each amount counts: the others' part is taken off
 * their rent (IRS Publication 527, Renting Part of Property, and 936, Divided use of your home).
 */
export function taxOfYear(taxpayer: Deductions, year: OwningYear): TaxYear {
  const { standard, debtCap, units, worth } = taxpayer;
  const { calendarYear, otherTaxes = NOTHING, otherDeductions = NOTHING, points = NOTHING } = year;
  const debt = year.averageDebt / units;
  const within = debt > debtCap ? debtCap / debt : 1;
  const insured = (year.premiums * premiumShareOf(taxpayer, calendarYear)) / 100;
  const borrowing = roundCents(((year.interest + points + insured) * within) / units);
  const premiums = roundCents((insured * within) / units);
  const cap = saltCapOf(taxpayer, calendarYear);
  const taxes = Math.min(cap, roundCents(year.propertyTax / units) + otherTaxes) as Cents;
  const before = borrowing + taxes + otherDeductions;
  const limited = itemizedCut(worth, before, calendarYear);
  const itemized = (before - limited) as Cents;
  const without = Math.min(cap, otherTaxes) + otherDeductions;
  const anyway = Math.max(standard, without - itemizedCut(worth, without, calendarYear)) as Cents;
  const benefit = Math.max(NOTHING, itemized - anyway) as Cents;
  return {
    interest: (borrowing - premiums) as Cents,
    premiums,
    propertyTax: taxes,
    saltCap: cap,
    otherDeductions,
    limited,
    itemized,
    anyway,
    benefit,
    savings: taxSaved(worth, anyway, benefit),
  };
}

/** What the limit of the highest bracket takes off the deductions, in cents. With a typed rate the income is not known, so nothing is taken off. */
function itemizedCut(worth: Deductions["worth"], deducted: number, calendarYear: number): Cents {
  if (worth.by === "rate") return NOTHING;
  const highest = worth.brackets.at(-2)!.ceiling;
  const within = Math.min(deducted, Math.max(0, worth.income - highest));
  return roundCents((within * itemizedLimit.on(`${calendarYear}-01-01`)) / 100);
}

function taxSaved(worth: Deductions["worth"], anyway: Cents, benefit: Cents): Cents {
  if (worth.by === "rate") return share(benefit, worth.rate);
  return benefit === 0 ? NOTHING : roundCents((taxAfter(worth, anyway) - taxAfter(worth, anyway + benefit)) / 100);
}

const taxAfter = ({ brackets, income }: ByBrackets, deducted: number) =>
  bracketTax(brackets, Math.max(0, income - deducted));

/**
 * Computes tax by brackets: each part of the income is taxed at its own rate, a whole number of percent.
 * @param taxable  the taxable income in cents a year
 * @returns        whole hundredths of a cent, so that the difference of two taxes is exact and its half cents are rounded up
 */
export function bracketTax(brackets: readonly Bracket[], taxable: number): number {
  let tax = 0;
  let from = 0;
  for (const { rate, ceiling } of brackets) {
    if (taxable <= from) break;
    tax += (Math.min(taxable, ceiling) - from) * rate;
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
    tax: roundCents(bracketTax(brackets, taxableIncome) / 100),
    marginalRate: marginalRate(brackets, taxableIncome),
    marginalRateOnGross: marginalRate(brackets, gross),
  };
}
