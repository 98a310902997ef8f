import { type Cents, roundCents } from "../../money/cents";
import { type Deductions, deductions } from "../../property/deductions";
import { propertyTaxOfYear } from "../../property/ownership-costs";
import { type TaxYear, taxOfYear } from "../../property/tax-savings";
import type { Scenario } from "../schema/types";
import { firstPaymentDay } from "../steps/closing-day";
import { debtsPaidOff, mortgagesPaidOff, totalOwed } from "../steps/existing-mortgage";
import type { Working } from "../working";

export type { TaxYear };

/**
 * Finds what decides the client's tax savings; null where it is not known. The interest of a refinance is deductible on no more than
 * the mortgages that it pays off, because what pays other debts or is cash out did not buy a home (26 U.S.C. 163(h)(3)(B)(ii)).
 */
export function deductionsOf({ scenario, loan, asOf }: Working): Deductions | null {
  const known = deductions(scenario.client, asOf);
  if (!known || loan.category !== "refinance") return known;
  return { ...known, debtCap: Math.min(known.debtCap, mortgageDebtPaidOff(scenario, loan.propertyID)) as Cents };
}

/** The mortgage debt in cents that a refinance pays off. A mortgage may also stand among the debts. */
const mortgageDebtPaidOff = (scenario: Scenario, propertyID: string): Cents =>
  totalOwed([
    ...mortgagesPaidOff(scenario, propertyID),
    ...debtsPaidOff(scenario).filter(({ type }) => type === "mortgage"),
  ]);

/** The mean of the balances at the ends of the twelve months up to `last`, in cents. */
function averageDebt(balance: Float64Array, last: number): number {
  let debt = 0;
  for (let month = last - 11; month <= last; month++) debt += balance[month]!;
  return debt / 12;
}

/** The months of a loan and its home that tax is worked out from, cents: entry m is after the m-th month. */
export type OwnedMonths = {
  working: Working;
  /** The last entry: a number of whole years, so that no tax year is cut. */
  months: number;
  /** The balance of both loans. */
  balance: Float64Array;
  /** The interest of the loans' schedules so far. */
  interest: Float64Array;
  /** The monthly mortgage insurance so far, as the loan is paid. */
  premiums: Float64Array;
};

/** Computes the tax years of owning a home; null where nothing is known to deduct by. Year 1 starts with payment 1 and is taken for the calendar year of that payment. */
export function taxYears({ working, months, balance, interest, premiums }: OwnedMonths): TaxYear[] | null {
  const taxpayer = deductionsOf(working);
  if (!taxpayer) return null;
  const firstYear = Number(firstPaymentDay(working.scenario).slice(0, 4));
  const years: TaxYear[] = [];
  for (let last = 12, year = 1; last <= months; last += 12, year++) {
    const owning = {
      calendarYear: firstYear + year - 1,
      interest: (interest[last]! - interest[last - 12]!) as Cents,
      premiums: (premiums[last]! - premiums[last - 12]!) as Cents,
      propertyTax: propertyTaxOfYear(working.costs.tax.year, working.property.taxInc, year),
      averageDebt: averageDebt(balance, last),
    };
    years.push(taxOfYear(taxpayer, owning));
  }
  return years;
}

/** Computes the tax savings after a number of months in cents, to the nearest cent. They accrue evenly within a year; they are null where they are not known. */
export function taxSavingsAt(
  { taxYears: years }: { taxYears: readonly TaxYear[] | null },
  month: number,
): Cents | null {
  if (!years) return null;
  const whole = Math.floor(month / 12);
  let total = 0;
  for (let year = 0; year < whole; year++) total += years[year]!.savings;
  const started = month % 12;
  return (started === 0 ? total : total + roundCents((years[whole]!.savings * started) / 12)) as Cents;
}
