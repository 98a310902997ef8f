import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";

/** What an employee pays of Social Security and Medicare, in percent of the wages; Social Security up to the wage base of the year. */
export type PayrollTaxes = { socialSecurity: number; wageBase: Cents; medicare: number };

const ofYear = (wageBase: number): PayrollTaxes => ({
  socialSecurity: 6.2,
  wageBase: dollars(wageBase),
  medicare: 1.45,
});

/** Payroll taxes by tax year. The additional Medicare tax of high wages is left out. */
export const payrollTaxes = byDate<PayrollTaxes>({
  label: "Payroll taxes of an employee",
  unit: "percent of the wages, and money a year",
  source: "26 U.S.C. 3101; Social Security Administration, contribution and benefit base",
  renewal: {
    due: "2027-01-01",
    next: "The Social Security Administration publishes the wage base of a year in the October before",
  },
  from: { "2024-01-01": ofYear(168_600), "2025-01-01": ofYear(176_100), "2026-01-01": ofYear(184_500) },
});
