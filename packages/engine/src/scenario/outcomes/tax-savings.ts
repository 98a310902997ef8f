import { type Cents, dollars, NOTHING, roundCents } from "../../money/cents";
import { type Deductions, deductions } from "../../property/deductions";
import { propertyTaxOfYear } from "../../property/ownership-costs";
import { type TaxYear, taxOfYear } from "../../property/tax-savings";
import { insuranceDeduction } from "../../rules/insurance-deduction";
import type { Scenario } from "../schema/types";
import { closingDay, firstPaymentDay } from "../steps/closing-day";
import { debtsPaidOff, mortgagesPaidOff, totalOwed } from "../steps/existing-mortgage";
import type { Working } from "../working";

export type { TaxYear };

/**
 * Finds what decides the tax savings of a client who lives in the home; null where it is not known. The interest of a refinance is deductible on no more
 * than the mortgages that it pays off, because what pays other debts or is cash out did not buy a home (26 U.S.C. 163(h)(3)(B)(ii)); of a home with more
 * units, on the part of them that is the client's unit.
 */
export function deductionsAtHome({ scenario, loan, asOf }: Working): Deductions | null {
  const { category, propertyID, units } = loan;
  const known = deductions(scenario.client, asOf);
  if (!known || category !== "refinance") return known && { ...known, units };
  const paidOff = roundCents(mortgageDebtPaidOff(scenario, propertyID) / units);
  return { ...known, units, debtCap: Math.min(known.debtCap, paidOff) as Cents };
}

/**
 * Finds what decides the client's tax savings; null where it is not known. It is not known of an investment property, whose interest and tax are taken off
 * its rent rather than itemized (26 U.S.C. 62(a)(4)).
 */
export const deductionsOf = (working: Working): Deductions | null =>
  working.loan.occupancy === "investment" ? null : deductionsAtHome(working);

/** The mortgage debt in cents that a refinance pays off. A mortgage may also stand among the debts. */
const mortgageDebtPaidOff = (scenario: Scenario, propertyID: string): Cents =>
  totalOwed([
    ...mortgagesPaidOff(scenario, propertyID),
    ...debtsPaidOff(scenario).filter(({ type }) => type === "mortgage"),
  ]);

/**
 * The points in cents that count on the return of the first year where the client lives in the home: those of its purchase (26 U.S.C. 461(g)(2)). A refinance
 * spreads its own over the loan, which is left out.
 */
export const pointsDeductedAtHome = ({ loan, costs }: Working): Cents =>
  loan.category === "purchase" ? costs.points : NOTHING;

/** The points in cents that count on the return of the first year. Those of a second home are spread over the loan, as a refinance's are. */
const pointsDeducted = (working: Working): Cents =>
  working.loan.occupancy === "primary" ? pointsDeductedAtHome(working) : NOTHING;

/** The mean of the balances at the ends of the twelve months up to `last`, in cents. */
export function averageDebt(balance: Float64Array, last: number): number {
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

/** The months over which a premium at closing is spread: the same in every version of the rule, also for loans from before the first. */
const SPREAD_MONTHS = insuranceDeduction.versions.at(-1)!.value.spreadMonths;

const yearOfDay = (day: string) => Number(day.slice(0, 4));

/**
 * Finds what counts in a year of owning of the premium that was paid at closing, in cash or financed, in cents. It is spread evenly over 84 months or a
 * shorter term, and what is left when the loan is paid off is lost. The VA's and USDA's fees count whole on the return of the year of the closing, which
 * is none of these years where the first payment falls into the next. Source: 26 U.S.C. 163(h)(4)(F), 26 CFR 1.163-11, IRS Publication 936.
 */
function upfrontOfYear({ scenario, loan, financing, repayment }: Working, year: number): number {
  const paid = loan.category === "existing" ? 0 : financing.insurance.upfront;
  if (loan.program === "va" || loan.program === "usda") {
    const isOfYear = year === 1 && yearOfDay(closingDay(scenario)) === yearOfDay(firstPaymentDay(scenario));
    return isOfYear ? paid : 0;
  }
  const spread = Math.min(SPREAD_MONTHS, repayment.contract.term);
  const until = (months: number) =>
    spread === 0 ? 0 : roundCents((paid * Math.min(months, spread, repayment.schedule.length)) / spread);
  return until(year * 12) - until(year * 12 - 12);
}

/** Computes the tax years of owning a home; null where nothing is known to deduct by. Year 1 starts with payment 1 and is taken for the calendar year of that payment. */
export function taxYears({ working, months, balance, interest, premiums }: OwnedMonths): TaxYear[] | null {
  const taxpayer = deductionsOf(working);
  if (!taxpayer) return null;
  const firstYear = yearOfDay(firstPaymentDay(working.scenario));
  const years: TaxYear[] = [];
  for (let last = 12, year = 1; last <= months; last += 12, year++) {
    const owning = {
      calendarYear: firstYear + year - 1,
      interest: (interest[last]! - interest[last - 12]!) as Cents,
      premiums: (premiums[last]! - premiums[last - 12]! + upfrontOfYear(working, year)) as Cents,
      propertyTax: propertyTaxOfYear(working.costs.tax.year, working.property.taxInc, year),
      averageDebt: averageDebt(balance, last),
      points: year === 1 ? pointsDeducted(working) : NOTHING,
    };
    years.push(taxOfYear(taxpayer, owning));
  }
  return years;
}

/** What a year of owning saves in tax. */
export type YearsSavings = Pick<TaxYear, "savings">;

/** Finds the savings of each year: those that the scenario tells of the loan, else what the taxpayer's figures come to. */
export function savingsByYear(owned: OwnedMonths): YearsSavings[] | null {
  const { scenario, loan } = owned.working;
  const told = scenario.client?.taxesSaved?.[loan.id];
  if (!told) return taxYears(owned);
  return Array.from({ length: owned.months / 12 }, (_, year) => ({ savings: dollars(told[year] ?? 0) }));
}

/** Computes the tax savings after a number of months in cents, to the nearest cent. They accrue evenly within a year; they are null where they are not known. */
export function taxSavingsAt(
  { taxYears: years }: { taxYears: readonly YearsSavings[] | null },
  month: number,
): Cents | null {
  if (!years) return null;
  const whole = Math.floor(month / 12);
  let total = 0;
  for (let year = 0; year < whole; year++) total += years[year]!.savings;
  const started = month % 12;
  return (started === 0 ? total : total + roundCents((years[whole]!.savings * started) / 12)) as Cents;
}
