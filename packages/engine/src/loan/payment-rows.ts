import { type AnnualRate, type Cents, LOST_BITS, roundCents } from "../money/cents";
import type { ExtraPayments, LumpSum } from "./extra-payments";
import type { ScheduleColumns } from "./schedule";

/** A loan being paid back: `row` payments are made, `owed` cents are left. */
export type RepaymentRun = { columns: ScheduleColumns; term: number; more: ExtraPayments; row: number; owed: number };
/** `due` is the payment in cents; an interest-only one is the month's interest, whatever that is. */
export type PaymentDue = { rate: AnnualRate; due: Cents; interestOnly: boolean };

/** A twelfth of the payment due, to the nearest cent: 26 halves a year are thirteen payments. */
export const biweeklyExtra = (due: number): Cents => roundCents(due / 12);
export const monthInterest = (owed: number, rate: AnnualRate) =>
  Math.floor(owed * (rate / 12) * LOST_BITS + 0.5) as Cents;

/**
 * Makes the payments up to number `until`, or fewer where the balance is gone sooner. In the last month the payment due
 * goes first and what is paid additionally is cut. A payment below the interest pays the interest alone: no loan here
 * grows (12 CFR 1026.43(e)(2)(i) allows no qualified mortgage to).
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

/** Takes a lump sum off the balance after the payment just made, no more than is owed. */
export function landLumpSum({ amount }: LumpSum, run: RepaymentRun) {
  const { lump, balance } = run.columns;
  const taken = Math.min(amount, run.owed);
  lump[run.row - 1]! += taken;
  run.owed -= taken;
  balance[run.row - 1] = run.owed;
}
