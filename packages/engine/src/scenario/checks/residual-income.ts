import { type Cents, dollars, roundCents, share } from "../../money/cents";
import { federalTax } from "../../property/tax-savings";
import type { Day } from "../../rules/day";
import { payrollTaxes } from "../../rules/payroll-taxes";
import { type VaRegion, type VaResidualIncome, vaRegions, vaResidualIncome } from "../../rules/va-residual-income";
import { dti, otherObligations } from "../outcomes/dti";
import { qualifyingOf } from "../outcomes/qualifying";
import type { Client } from "../schema/types";
import type { Working } from "../working";
import { type Finding, versionOn } from "./check";
import { dollarsText, percentText } from "./wording";

const regions = Object.keys(vaRegions) as VaRegion[];
const regionOf = (state: string | undefined) =>
  regions.find((region) => (vaRegions[region] as readonly string[]).includes((state ?? "").trim().toUpperCase()));

/** Adds each further member up to a family of seven, where the tables end. */
function guideline(rule: VaResidualIncome, region: VaRegion, family: number, lent: Cents): Cents {
  const table = lent < rule.from ? rule.below : rule.above;
  const further = Math.max(0, Math.min(family, 7) - 5);
  return (table[region][Math.min(family, 5) - 1]! + further * table.each) as Cents;
}

/** Names the first thing that the guideline needs and nobody has typed; null where all is known. */
function missingOf({ scenario, property, asOf }: Working): string | null {
  if (!regionOf(property.state)) return "Choose the home's address from the list: its state determines the region.";
  if (!scenario.client?.familySize) return "Type the size of the family on the client's record.";
  if (!property.livingArea) return "Type the home's living area in square feet.";
  if (!netIncome(scenario.client, asOf))
    return "Type the net income, or the monthly income and the filing status, on the client's record.";
  return null;
}

/**
 * Checks what is left of a VA borrower's net income after the home, its upkeep and all debts against the VA's guideline. An interest rate
 * reduction is not underwritten. Source: 38 CFR 36.4340(d) to (f).
 */
export function findResidualIncome(working: Working): Finding | null {
  const { loan, asOf, scenario, property, financing } = working;
  const version = versionOn(vaResidualIncome, asOf);
  if (loan.program !== "va" || !version) return null;
  if (loan.category === "refinance" && loan.MIWorksheet.activeModifiers.includes("irrrl")) return null;
  const rule = version.value;
  const shared = { source: version.source, from: version.from };
  const general = `The VA requires a residual income each month that depends on region, family size and loan amount, and ${percentText(rule.share)} of it when debt to income is above ${percentText(rule.ratio)}.`;
  const { total } = qualifyingOf(working);
  const net = netIncome(scenario.client, asOf);
  const missing = missingOf(working);
  if (missing || !net || total === null) {
    const asked = missing ?? "Type the mortgage insurance.";
    const has = "What is left over is not known.";
    return { state: "notChecked", verdict: "Not known", missing: asked, rule: general, has, ...shared };
  }
  const region = regionOf(property.state)!;
  const family = scenario.client!.familySize!;
  const asked = guideline(rule, region, family, financing.amount);
  const high = share(asked, rule.share);
  const [upkeep, debts] = [(property.livingArea! * rule.upkeep) as Cents, otherObligations(working)];
  const left = (net.month - total - upkeep - debts) as Cents;
  const ratio = dti(working);
  const estimate = net.isEstimate ? ", an estimate without state taxes" : "";
  const said = {
    rule: `For a family of ${family} in the ${region} the VA requires ${dollarsText(asked)} left over each month, and ${dollarsText(high)} when debt to income is above ${percentText(rule.ratio)}.`,
    has: `From a net income of ${dollarsText(net.month)}${estimate}, ${dollarsText(left)} is left after ${dollarsText(total)} for the home, ${dollarsText(upkeep)} for upkeep and utilities and ${dollarsText(debts)} for debts.`,
    ...shared,
  };
  const enough = { state: "clear", verdict: "Enough residual income", ...said } as const;
  if (left >= high) return enough;
  if (left < asked || (ratio !== null && ratio > rule.ratio))
    return { state: "attention", verdict: "Too little residual income", ...said };
  if (ratio !== null) return enough;
  return {
    state: "notChecked",
    verdict: "Depends on debt to income",
    missing: "Type the client's monthly income.",
    ...said,
  };
}

/** What a client has of a month's income after taxes, in cents. */
type NetIncome = { month: Cents; isEstimate: boolean };

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
