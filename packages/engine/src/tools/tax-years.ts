import { type Cents, dollars, NOTHING } from "../money/cents";
import type { Deductions } from "../property/deductions";
import { propertyTaxOfYear } from "../property/ownership-costs";
import { type TaxYear, taxOfYear } from "../property/tax-savings";
import { addMonths, firstPaymentAfter } from "../rules/day";
import {
  averageDebt,
  deductionsAtHome,
  type OwnedMonths,
  pointsDeductedAtHome,
} from "../scenario/outcomes/tax-savings";
import { closingDay } from "../scenario/steps/closing-day";
import type { Working } from "../scenario/working";
import type { Assumptions } from "./assumptions";
import { taxGrowthOf } from "./growth-of-tax";

export type ToolTaxYear = TaxYear & { calendarYear: number };

type FromClosing = {
  /** The months of the loan since its own closing. */
  owned: Pick<OwnedMonths, "months" | "balance" | "interest" | "premiums">;
  /** The months from today until its closing. */
  first: number;
  /** The home as it is bought today, by whose property tax the years are reckoned. */
  home: Working;
};

/** The calendar year of the first payment of a loan that is closed some months after the scenario's closing. */
const firstYearOf = ({ scenario }: Working, monthsLater: number): number =>
  Number(firstPaymentAfter(addMonths(closingDay(scenario), monthsLater)).slice(0, 4));

/**
 * Works out the tax years of owning as a tool counts them; null where nothing is known to deduct by. Year 1 is the calendar year of the
 * first payment. Property tax is that of the year, counted from today, in which the tax year begins. Premiums at closing do not count.
 */
export function toolTaxYears(
  working: Working,
  assumptions: Assumptions,
  { owned, first, home }: FromClosing,
): ToolTaxYear[] | null {
  const taxpayer: Deductions | null = deductionsAtHome(working);
  if (!taxpayer) return null;
  const { rate } = taxGrowthOf(home, assumptions);
  const { balance, interest, premiums } = owned;
  const firstYear = firstYearOf(home, first);
  const years: ToolTaxYear[] = [];
  for (let last = 12, year = 1; last <= owned.months; last += 12, year++) {
    const calendarYear = firstYear + year - 1;
    const saved = taxOfYear(taxpayer, {
      calendarYear,
      interest: (interest[last]! - interest[last - 12]!) as Cents,
      premiums: (premiums[last]! - premiums[last - 12]!) as Cents,
      points: year === 1 ? pointsDeductedAtHome(working) : NOTHING,
      propertyTax: propertyTaxOfYear(home.costs.tax.year, rate, Math.ceil((first + last - 11) / 12)),
      averageDebt: averageDebt(balance, last),
      otherTaxes: dollars(assumptions.otherStateTaxes),
      otherDeductions: dollars(assumptions.otherItemized),
    });
    years.push({ ...saved, calendarYear });
  }
  return years;
}
