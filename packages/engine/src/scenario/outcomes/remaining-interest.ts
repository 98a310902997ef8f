import { monthInterest } from "../../loan/payment-rows";
import { interestPaid } from "../../loan/schedule";
import { type Cents, dollars, percent } from "../../money/cents";
import type { Debt, Loan } from "../schema/types";
import { existingContract, extraPaymentsOf, scheduleOfContract } from "../steps/contract";

/** Of an existing mortgage, cents: what the rest of its own schedule bears, as it is paid. */
export function mortgageInterestLeft(loan: Loan): Cents {
  const contract = existingContract(loan, dollars(loan.balance ?? 0));
  const schedule = scheduleOfContract(contract, extraPaymentsOf(loan) ?? undefined);
  return interestPaid(schedule, contract.amount, schedule.length);
}

/** A century of payments: what they do not repay has no end worth a figure. */
const MOST_PAYMENTS = 1200;

/**
 * How a debt is paid back: in how many payments, with how much interest, cents, each month's as of a loan. What the
 * payment does not cover is owed besides, as on a card; where its months are known, the last of them clears the rest.
 * Null where the payments never repay it.
 */
function debtRunOff(
  { balance, payment, monthsLeft }: Debt,
  rate: number,
): { interest: Cents; payments: number } | null {
  const due = dollars(payment);
  let owed: number = dollars(balance);
  let interest = 0;
  let month = 1;
  for (; owed > 0; month++) {
    const bears = monthInterest(owed, percent(rate));
    const paid = month === monthsLeft ? owed : Math.min(owed, due - bears);
    const endless = month > MOST_PAYMENTS || owed > Number.MAX_SAFE_INTEGER;
    if (endless || (paid <= 0 && !monthsLeft)) return null;
    interest += bears;
    owed -= paid;
  }
  return { interest: interest as Cents, payments: month - 1 };
}

/** Of a debt, cents; null while its rate or its end is not known. */
export function debtInterestLeft(debt: Debt): Cents | null {
  if (debt.rate === null) return null;
  return debt.rate === 0 ? (0 as Cents) : (debtRunOff(debt, debt.rate)?.interest ?? null);
}

/** Payments that a debt still takes; as many as there can be where its end is not known. */
export function debtPaymentsLeft(debt: Debt): number {
  if (debt.monthsLeft) return debt.monthsLeft;
  const known = debt.rate === null ? null : debtRunOff(debt, debt.rate);
  return known?.payments ?? MOST_PAYMENTS;
}
