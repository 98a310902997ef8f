import { type AnnualRate, type Cents, LOST_BITS, roundCents } from "../money/cents";
import type { ExtraPayments, LumpSum } from "./extra-payments";
import type { ScheduleColumns } from "./schedule";

/** A loan while it is paid back: `row` payments have been made and `owed` cents are left. */
export type RepaymentRun = { columns: ScheduleColumns; term: number; more: ExtraPayments; row: number; owed: number };
/** The payment due each month in cents. Where `interestOnly` is set, the month's interest is due instead of `due`. */
export type PaymentDue = { rate: AnnualRate; due: Cents; interestOnly: boolean };

/** Computes what a biweekly plan adds to each month's payment: a twelfth of it, to the nearest cent, because 26 half payments a year are 13 payments. */
export const biweeklyExtra = (due: number): Cents => roundCents(due / 12);
/** Computes one month's interest in cents: a twelfth of the year's on the balance, to the nearest cent, halves up. */
export const monthInterest = (owed: number, rate: AnnualRate) =>
  Math.floor(owed * (rate / 12) * LOST_BITS + 0.5) as Cents;

/**
 * Makes the payments up to number `until`, or fewer where the balance is paid off sooner. In the last month the payment due goes
 * first and the extra payment is cut. A payment below the month's interest is raised to the interest, because no loan here grows:
 * 12 CFR 1026.43(e)(2)(i) does not allow a qualified mortgage to.
 */
export function payMonths(run: RepaymentRun, until: number, { rate, due, interestOnly }: PaymentDue) {
  const { columns, term, more } = run;
  const { interest, principal, balance, lump } = columns;
  const monthly = (rate / 12) * LOST_BITS;
  const added = more.monthly + (more.biweekly && !interestOnly ? biweeklyExtra(due) : 0);
  let { row, owed } = run;
  for (; row < until && owed > 0; row++) {
    const bears = Math.floor(owed * monthly + 0.5);
    const regular = interestOnly || bears > due ? 0 : due - bears;
    const paid = regular + added + (more.biweekly && interestOnly ? biweeklyExtra(bears) : 0);
    const clears = row === term - 1 || paid >= owed;
    interest[row] = bears;
    principal[row] = clears ? owed : paid;
    owed = clears ? 0 : owed - paid;
    balance[row] = owed;
    lump[row] = 0;
  }
  run.row = row;
  run.owed = owed;
}

/** Takes a lump sum, at most the balance, off the balance after the payment just made. */
export function landLumpSum({ amount }: LumpSum, run: RepaymentRun) {
  const { lump, balance } = run.columns;
  const taken = Math.min(amount, run.owed);
  lump[run.row - 1]! += taken;
  run.owed -= taken;
  balance[run.row - 1] = run.owed;
}
