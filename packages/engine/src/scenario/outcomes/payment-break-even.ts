import { subsidyOf } from "../../loan/buydown";
import type { PaymentRun } from "../../loan/monthly-apr";
import type { Schedule } from "../../loan/schedule";
import type { BreakEven } from "../schema/types";
import type { Working } from "../working";
import { breakEven } from "./break-even";

/** Counts the payments of both contracts of a loan and its second loan, without extra payments. */
export const contractMonths = ({ repayment: { scheduled, second } }: Working): number =>
  Math.max(scheduled.length, second?.schedule.length ?? 0);

/** The payments until both of two loans would be repaid by contract. */
export const longestContract = (one: Working, other: Working) => Math.max(contractMonths(one), contractMonths(other));

function addSchedule(due: Float64Array, { columns, length }: Schedule) {
  for (let month = 1; month <= length; month++)
    due[month]! += columns.interest[month - 1]! + columns.principal[month - 1]!;
}

function addPremiums(due: Float64Array, premiums: readonly PaymentRun[]) {
  let month = 0;
  for (const { payment, until } of premiums) while (month < until && month < due.length - 1) due[++month]! += payment;
}

/** Adds up what is due month by month by the contract, in cents: the loans' payments, and the property's costs, which go on when the loans are repaid. */
export function paymentsSoFar(working: Working, months: number): Float64Array {
  const { propertyTax, homeInsurance, associationFee } = working.monthly;
  return loanPaymentsSoFar(working, months, propertyTax + homeInsurance + associationFee);
}

/**
 * Adds up what is due month by month by the contract, in cents: principal and interest of both loans, less a buydown's subsidy, and the
 * mortgage insurance. Entry 0 is closing.
 * @param beside  what is due each month beside the loans, in cents
 */
export function loanPaymentsSoFar(working: Working, months: number, beside = 0): Float64Array {
  const { scheduled, second, buydown, premiums } = working.repayment;
  const due = new Float64Array(months + 1).fill(beside, 1);
  addSchedule(due, scheduled);
  if (second) addSchedule(due, second.schedule);
  if (premiums) addPremiums(due, premiums.scheduled);
  let paid = 0;
  for (let month = 1; month <= months; month++) {
    paid += due[month]! - (buydown ? subsidyOf(buydown.years, month) : 0);
    due[month] = paid;
  }
  return due;
}

/**
 * Finds the payment after which lower payments have paid back the extra cash to close, or up to which the cash saved at closing
 * lasts, each month's payment counted as it is due until both loans are repaid. At equal cash the loan is ahead where its first
 * payment is no higher. Null while a payment is not known.
 */
export function paymentBreakEven(first: Working, other: Working): BreakEven | null {
  if (first.monthly.total === null || other.monthly.total === null) return null;
  const months = longestContract(first, other);
  const [before, after] = [paymentsSoFar(first, months), paymentsSoFar(other, months)];
  const extraCash = other.cash.toClose - first.cash.toClose;
  const startsAhead = extraCash < 0 || (extraCash === 0 && (after[1] ?? 0) <= (before[1] ?? 0));
  const isAhead = (month: number) => (month === 0 ? startsAhead : before[month]! - after[month]! >= extraCash);
  return breakEven(isAhead, months);
}
