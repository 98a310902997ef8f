import { monthInterest } from "../../loan/payment-rows";
import { interestPaid } from "../../loan/schedule";
import { type Cents, dollars, percent } from "../../money/cents";
import type { Debt, Loan } from "../schema/types";
import { existingContract, extraPaymentsOf, scheduleOfContract } from "../steps/contract";

/** Computes the interest in cents that the rest of an existing mortgage's schedule bears, with its extra payments. */
export function mortgageInterestLeft(loan: Loan): Cents {
  const contract = existingContract(loan, dollars(loan.balance ?? 0));
  const schedule = scheduleOfContract(contract, extraPaymentsOf(loan) ?? undefined);
  return interestPaid(schedule, contract.amount, schedule.length);
}

/** The number of payments in a century. A debt that they do not repay has no end worth a figure. */
const MOST_PAYMENTS = 1200;

/**
 * How a debt is paid back: the number of payments and the interest in cents, each month's computed as a loan's. Interest that the
 * payment does not cover is added to the balance, as on a credit card. Where the months left are known, the last one clears the
 * rest. It is null where the payments never repay the debt.
 * @param until  the last month that counts; the whole of it where it is not said
 * @param soFar  takes the interest so far of each month, where it is given
 */
function debtRunOff(
  { balance, payment, monthsLeft }: Debt,
  rate: number,
  until = Number.POSITIVE_INFINITY,
  soFar?: number[],
): { interest: Cents; payments: number } | null {
  const due = dollars(payment);
  let owed: number = dollars(balance);
  let interest = 0;
  let month = 1;
  for (; owed > 0 && month <= until; month++) {
    const bears = monthInterest(owed, percent(rate));
    const paid = month === monthsLeft ? owed : Math.min(owed, due - bears);
    const endless = month > MOST_PAYMENTS || owed > Number.MAX_SAFE_INTEGER || (paid <= 0 && !monthsLeft);
    if (endless && until === Number.POSITIVE_INFINITY) return null;
    interest += bears;
    owed -= paid;
    soFar?.push(interest);
  }
  return { interest: interest as Cents, payments: month - 1 };
}

/** Computes the interest in cents that a debt still bears; null while its rate or its end is not known. */
export function debtInterestLeft(debt: Debt): Cents | null {
  if (debt.rate === null) return null;
  return debt.rate === 0 ? (0 as Cents) : (debtRunOff(debt, debt.rate)?.interest ?? null);
}

/** Computes the interest in cents that a debt bears in its next months; null while its rate or its end is not known. */
export function debtInterestPaid(debt: Debt, months: number): Cents | null {
  if (debtInterestLeft(debt) === null) return null;
  return debt.rate ? (debtRunOff(debt, debt.rate, months)?.interest ?? null) : (0 as Cents);
}

/** Computes the interest in cents that a debt bears in its next months, whether its payments ever repay it or not; null while its rate is not known. */
export const debtInterestOfMonths = (debt: Debt, months: number): Cents | null =>
  debt.rate === null ? null : (debtRunOff(debt, debt.rate, months)?.interest ?? null);

/** Counts the payments due that an existing mortgage still takes: as many as are typed, or fewer where its payment repays it sooner. */
export const mortgagePaymentsLeft = (loan: Loan): number =>
  scheduleOfContract(existingContract(loan, dollars(loan.balance ?? 0))).length;

/** Counts the payments that a debt still takes: as many as are typed, or fewer where they repay it sooner; 100 years of them where its end is not known. */
export function debtPaymentsLeft(debt: Debt): number {
  const known = debt.rate === null ? null : debtRunOff(debt, debt.rate);
  return known?.payments ?? debt.monthsLeft ?? MOST_PAYMENTS;
}

/**
 * Counts the payments that a debt takes for certain. Where neither its rate nor its months are known, they are those that its balance alone takes:
 * any interest would make them more. A debt that its payment never repays takes payments without end.
 */
export function debtPaymentsCertain(debt: Debt): number {
  const { rate, monthsLeft, balance, payment } = debt;
  if (rate !== null || monthsLeft) return debtPaymentsLeft(debt);
  return payment > 0 ? Math.min(MOST_PAYMENTS, Math.ceil(dollars(balance) / dollars(payment))) : 0;
}

/** Lists the interest in cents that a debt has borne after each of its payments, from closing on; null while its rate or its end is not known. */
export function debtInterestSoFar(debt: Debt): number[] | null {
  const soFar = [0];
  return debt.rate !== null && debtRunOff(debt, debt.rate, undefined, soFar) ? soFar : null;
}
