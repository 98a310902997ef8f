import { type Cents, NOTHING, roundCents, share } from "../money/cents";
import { itemizedLimit } from "../rules/itemized-limit";
import { type Deductions, saltCapOf } from "./deductions";
import { bracketTax } from "./federal-tax";

type ByBrackets = Extract<Deductions["worth"], { by: "brackets" }>;

/** One year of owning a home, as far as tax depends on it. */
export type OwningYear = {
  calendarYear: number;
  /** The interest and the property tax of the year in cents. */
  interest: Cents;
  propertyTax: Cents;
  /** The mean of the balances at the ends of the year's twelve months, in cents. */
  averageDebt: number;
};

/** A year of owning on the tax return, in cents. `benefit` is what itemizing deducts beyond the standard deduction. */
export type TaxYear = {
  interest: Cents;
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
 * capped debt (the cap's share of the average balance, IRS Publication 936) and the property tax up to its cap; what counts is the
 * part of both beyond the standard deduction.
 */
export function taxOfYear(taxpayer: Deductions, year: OwningYear): TaxYear {
  const { standard, debtCap, worth } = taxpayer;
  const within = year.averageDebt > debtCap ? debtCap / year.averageDebt : 1;
  const interest = roundCents(year.interest * within);
  const cap = saltCapOf(taxpayer, year.calendarYear);
  const propertyTax = Math.min(cap, year.propertyTax) as Cents;
  const limited = itemizedCut(worth, interest + propertyTax, year.calendarYear);
  const itemized = (interest + propertyTax - limited) as Cents;
  const benefit = Math.max(NOTHING, itemized - standard) as Cents;
  return {
    interest,
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
