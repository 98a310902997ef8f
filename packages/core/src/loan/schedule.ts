import { type AnnualRate, type Cents, LOST_BITS, type Months, NOTHING } from "../money/cents";
import { monthlyPayment } from "./payment";

/** One number a payment, cents: nothing is allocated a row. Only the first `length` of a schedule are its own. */
export type Columns = {
  readonly interest: Float64Array;
  readonly principal: Float64Array;
  /** After the payment. */
  readonly balance: Float64Array;
};
export type Terms = { amount: Cents; rate: AnnualRate; term: Months };
export type Schedule = {
  readonly columns: Columns;
  /** Payments until the balance is 0: the term, unless whole cents repay a small loan sooner. */
  readonly length: number;
  readonly payment: Cents;
  /** Clears the balance; the others are `payment`. */
  readonly finalPayment: Cents;
};

export const emptyColumns = (rows: number): Columns => ({
  interest: new Float64Array(rows),
  principal: new Float64Array(rows),
  balance: new Float64Array(rows),
});

/**
 * Repayment of a fixed-rate loan in whole cents: a month's interest is a twelfth of the year's on the balance before, to
 * the nearest cent, halves up (30/360 months); the last payment clears the balance.
 * @param into  columns to write over, with room for `term` rows; without them new ones are made
 */
export function amortize({ amount, rate, term }: Terms, into: Columns = emptyColumns(term)): Schedule {
  if (amount <= 0 || term <= 0) return { columns: into, length: 0, payment: NOTHING, finalPayment: NOTHING };
  const payment = monthlyPayment(amount, rate, term);
  const { interest, principal, balance } = into;
  const monthly = (rate / 12) * LOST_BITS;
  let owed: number = amount;
  let row = 0;
  for (; row < term - 1; row++) {
    const due = Math.floor(owed * monthly + 0.5);
    const paid = payment - due;
    if (paid >= owed) break;
    owed -= paid;
    interest[row] = due;
    principal[row] = paid;
    balance[row] = owed;
  }
  const due = Math.floor(owed * monthly + 0.5);
  interest[row] = due;
  principal[row] = owed;
  balance[row] = 0;
  return { columns: into, length: row + 1, payment, finalPayment: (owed + due) as Cents };
}

/** Balance after a number of payments; 0 once it is paid off. */
export const balanceAfter = ({ columns, length }: Schedule, amount: Cents, payments: number): Cents => {
  if (payments <= 0) return amount;
  return payments >= length ? NOTHING : (columns.balance[payments - 1] as Cents);
};

/** Interest paid with the first payments: what was paid less what it took off the balance. */
export function interestPaid(schedule: Schedule, amount: Cents, payments: number): Cents {
  const repaid = amount - balanceAfter(schedule, amount, payments);
  const made = Math.min(payments, schedule.length);
  if (made <= 0) return NOTHING;
  const clearing = made === schedule.length;
  const paid = schedule.payment * (clearing ? made - 1 : made) + (clearing ? schedule.finalPayment : 0);
  return (paid - repaid) as Cents;
}
