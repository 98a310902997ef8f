import { type Cents, roundCents } from "../money/cents";
import { type Deductions, deductions } from "../property/deductions";
import { propertyTaxOfYear } from "../property/ownership-costs";
import { type OwningYear, type TaxYear, taxOfYear } from "../property/tax-savings";
import type { Course } from "./course";
import { firstPaymentDay } from "./dates";
import type { Working } from "./working";

/** A year of payments as the tax year in which the first of them lies; year 1 starts with payment 1. */
function owningYear(working: Working, { balance, interest }: Course, year: number, calendarYear: number): OwningYear {
  const last = year * 12;
  let debt = 0;
  for (let month = last - 11; month <= last; month++) debt += balance[month]!;
  return {
    calendarYear,
    interest: (interest[last]! - interest[last - 12]!) as Cents,
    propertyTax: propertyTaxOfYear(working.costs.tax.year, working.property.taxInc, year),
    averageDebt: debt / 12,
  };
}

/** What the client deducts by; null where that is not known. */
export const deductionsOf = ({ scenario, asOf }: Working): Deductions | null => deductions(scenario.client, asOf);

/** Each year of the course on the tax return; null where nothing is known to deduct by. */
export function taxYears(working: Working, course: Course): TaxYear[] | null {
  const taxpayer = deductionsOf(working);
  if (!taxpayer) return null;
  const firstYear = Number(firstPaymentDay(working.scenario).slice(0, 4));
  return Array.from({ length: course.months / 12 }, (_, at) =>
    taxOfYear(taxpayer, owningYear(working, course, at + 1, firstYear + at)),
  );
}

/** Fills the tax savings, which accrue evenly within a year; the answer is false where they are not known. */
export function addTaxSavings(course: Course, working: Working): boolean {
  const years = taxYears(working, course);
  if (!years) return false;
  let before = 0;
  for (const [at, { savings }] of years.entries()) {
    for (let month = 1; month <= 12; month++) {
      course.taxSavings[at * 12 + month] = before + roundCents((savings * month) / 12);
    }
    before += savings;
  }
  return true;
}
