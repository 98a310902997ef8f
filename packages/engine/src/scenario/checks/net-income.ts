import { type Cents, dollars, roundCents } from "../../money/cents";
import { federalTax } from "../../property/tax-savings";
import type { Day } from "../../rules/day";
import { payrollTaxes } from "../../rules/payroll-taxes";
import type { Client } from "../schema/types";
import { versionOn } from "./check";

/** What a client has of a month's income after taxes, in cents. */
export type NetIncome = { month: Cents; isEstimate: boolean };

/**
 * Finds the client's net income: as typed, else the gross income less federal income tax with the standard deduction and payroll taxes. State
 * and local income taxes are not known, so they are left out. It is null where neither the net income nor income and filing status are known,
 * and before the tax tables begin.
 */
export function netIncome(client: Client | undefined, asOf: Day): NetIncome | null {
  const { netMonthlyIncome = null, monthlyIncome = null, filingStatus = null } = client ?? {};
  if (netMonthlyIncome !== null) return { month: dollars(netMonthlyIncome), isEstimate: false };
  const payroll = versionOn(payrollTaxes, asOf)?.value;
  if (monthlyIncome === null || filingStatus === null || !payroll) return null;
  const gross = roundCents(monthlyIncome * 1200);
  const { tax } = federalTax(gross, filingStatus, asOf);
  const { socialSecurity, wageBase, medicare } = payroll;
  const wages = roundCents((Math.min(gross, wageBase) * socialSecurity + gross * medicare) / 100);
  return { month: roundCents((gross - tax - wages) / 12), isEstimate: true };
}
