import { type Disbursement, type EscrowAccount, escrowAccount } from "../../costs/escrow-analysis";
import type { Cents } from "../../money/cents";
import { type Day, firstPaymentAfter } from "../../rules/day";
import { escrowMonthsDefault } from "../../rules/product-defaults";
import type { Loan, Scenario } from "../schema/types";
import { closingDay } from "./closing-day";
import type { Costs } from "./costs";

const calendarMonth = (day: Day) => Number(day.slice(5, 7));

/** Divides a year's amount into equal parts. Cents that are left over go to the first parts, one each. */
function installments(year: Cents, months: readonly number[]): Disbursement[] {
  const part = Math.floor(year / months.length);
  const left = year - part * months.length;
  return months.map((month, at) => ({ month, amount: (part + (at < left ? 1 : 0)) as Cents }));
}

/** The months that are given, or the usual months where none are. */
const monthsOrUsual = (months: readonly number[] | undefined, usual: readonly number[]) =>
  months !== undefined && months.length > 0 ? months : usual;

/**
 * Works out the escrow account of property tax and home insurance in cents. It is null where no lender opens one: for all cash and
 * for existing mortgages. The account does not hold mortgage insurance, FHA's and USDA's included, because it is passed on every
 * month, nor the association's fee.
 */
export function escrowOf(scenario: Scenario, loan: Loan, costs: Costs): EscrowAccount | null {
  if (loan.program === "allCash" || loan.category === "existing") return null;
  const { asOf, escrowMonths } = scenario;
  const usual = escrowMonthsDefault.on(asOf);
  const closing = closingDay(scenario);
  const renewal = ((calendarMonth(closing) - 1 + usual.insuranceAfter) % 12) + 1;
  const disbursements = [
    ...installments(costs.tax.year, monthsOrUsual(escrowMonths?.tax, usual.tax)),
    ...installments(costs.insurance.year, monthsOrUsual(escrowMonths?.insurance, [renewal])),
  ];
  return escrowAccount({ asOf, disbursements, firstMonth: calendarMonth(firstPaymentAfter(closing)) });
}
