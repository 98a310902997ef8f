import { type AnnualRate, type Cents, LOST_BITS, type Months, NOTHING } from "../money/cents";
import { monthlyPayment } from "./payment";

/** The columns of a schedule: one number in cents for each payment, so that no object is allocated for a row. Only the first `length` entries belong to the schedule. */
export type ScheduleColumns = {
  readonly interest: Float64Array;
  /** What each payment takes off the balance, with extra payments but without lump sums. */
  readonly principal: Float64Array;
  /** The balance after the payment and the lump sum. */
  readonly balance: Float64Array;
  /** The lump sum that is paid right after the payment. */
  readonly lump: Float64Array;
};
/** A loan with one rate (a yearly fraction) and one level payment. */
export type FixedRateTerms = { amount: Cents; rate: AnnualRate; term: Months };
/** The rate and the payment due from payment `fromPayment` on. In interest-only months the payment is the interest. */
export type PaymentLevel = { fromPayment: number; rate: AnnualRate; payment: Cents };
/** How a loan is paid back, payment by payment. */
export type Schedule = {
  readonly columns: ScheduleColumns;
  /** The number of payments until the balance is 0: the term, unless whole cents or extra payments repay the loan sooner. */
  readonly length: number;
  /** The first payment due, without extra payments. */
  readonly payment: Cents;
  /** The last payment, which clears the balance. */
  readonly finalPayment: Cents;
  /** The payments due, without extra payments. The last payment of all may differ from its level. */
  readonly levels: readonly PaymentLevel[];
  /** The payments after which a lump sum had the payment computed anew. */
  readonly recasts: readonly number[];
  /** Whether every row but the last pays exactly `payment`, so that totals are known without adding up rows. */
  readonly level: boolean;
};

/** Makes columns for a number of payments, in one piece of memory: with four, a calculation of four loans took a fifth more time. */
export function emptyColumns(rows: number): ScheduleColumns {
  const bytes = rows * Float64Array.BYTES_PER_ELEMENT;
  const memory = new ArrayBuffer(4 * bytes);
  const column = (at: number) => new Float64Array(memory, at * bytes, rows);
  return { interest: column(0), principal: column(1), balance: column(2), lump: column(3) };
}

const NO_RECASTS: readonly number[] = [];
/** The schedule of a loan of nothing. */
export const noSchedule = (columns: ScheduleColumns): Schedule => ({
  columns,
  length: 0,
  payment: NOTHING,
  finalPayment: NOTHING,
  levels: [],
  recasts: NO_RECASTS,
  level: true,
});

/**
 * Computes the repayment of a fixed-rate loan in whole cents. A month's interest is a twelfth of the year's on the balance before,
 * to the nearest cent, halves up (30/360 months); the last payment clears the balance. `repay` does the same for loans with several
 * rates or payments; this loop is for the loan that nearly everyone has.
 * @param into  columns to write over, with room for `term` rows; without them, new columns are made
 */
export function amortize({ amount, rate, term }: FixedRateTerms, into: ScheduleColumns = emptyColumns(term)): Schedule {
  if (amount <= 0 || term <= 0) return noSchedule(into);
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
  into.lump.fill(0, 0, row + 1);
  const levels = [{ fromPayment: 1, rate, payment }];
  const finalPayment = (owed + due) as Cents;
  return { columns: into, length: row + 1, payment, finalPayment, levels, recasts: NO_RECASTS, level: true };
}

/** Finds the balance in cents after a number of payments; 0 once the loan is paid off. */
export const balanceAfter = ({ columns, length }: Schedule, amount: Cents, payments: number): Cents => {
  if (payments <= 0) return amount;
  return payments >= length ? NOTHING : (columns.balance[payments - 1] as Cents);
};

/** Adds up the interest in cents that the first `payments` payments pay. */
export function interestPaid(schedule: Schedule, amount: Cents, payments: number): Cents {
  const made = Math.min(payments, schedule.length);
  if (made <= 0) return NOTHING;
  if (!schedule.level) return sumOfRows(schedule.columns.interest, made);
  // What was paid less what it took off the balance.
  const clearing = made === schedule.length;
  const paid = schedule.payment * (clearing ? made - 1 : made) + (clearing ? schedule.finalPayment : 0);
  return (paid - amount + balanceAfter(schedule, amount, payments)) as Cents;
}

function sumOfRows(column: Float64Array, rows: number): Cents {
  let total = 0;
  for (let row = 0; row < rows; row++) total += column[row]!;
  return total as Cents;
}
