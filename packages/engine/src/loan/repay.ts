import type { AnnualRate, Cents, Months } from "../money/cents";
import { type ExtraPayments, NO_EXTRA_PAYMENTS } from "./extra-payments";
import { monthlyPayment } from "./payment";
import { landLumpSum, monthInterest, type PaymentDue, payMonths, type RepaymentRun } from "./payment-rows";
import { emptyColumns, noSchedule, type PaymentLevel, type Schedule, type ScheduleColumns } from "./schedule";

/**
 * A stretch of a loan at one rate. Where it begins, the payment is computed anew: level over the rest of the term, or the month's
 * interest only. `payment` is a payment in cents that the contract gives instead.
 */
export type RatePhase = { fromPayment: number; rate: AnnualRate; interestOnly: boolean; payment?: Cents };
/** A loan to be paid back: its amount in cents, its number of payments, its phases and the extra payments. */
export type RepaymentTerms = { amount: Cents; term: Months; phases: readonly RatePhase[]; more?: ExtraPayments };

/** The payment that is due from the next row on, in a phase. */
function dueFrom({ owed, row, term }: RepaymentRun, { rate, interestOnly, payment }: RatePhase): PaymentDue {
  const bears = monthInterest(owed, rate);
  if (interestOnly) return { rate, due: bears, interestOnly };
  const due = payment ?? monthlyPayment(owed as Cents, rate, (term - row) as Months);
  return { rate, due: Math.max(due, payment === undefined ? 0 : bears) as Cents, interestOnly };
}

/** Records the payment level that begins with a payment, unless nothing has changed. */
function recordLevel(levels: PaymentLevel[], fromPayment: number, { rate, due }: PaymentDue) {
  if (levels.at(-1)?.fromPayment === fromPayment) levels.pop();
  const before = levels.at(-1);
  if (before?.rate !== rate || before.payment !== due) levels.push({ fromPayment, rate, payment: due });
}

/**
 * Computes the repayment in whole cents of a loan whose rate or payment changes, or that is paid back faster than is due. A
 * month's interest is a twelfth of the year's on the balance before, to the nearest cent, halves up, as in `amortize`; the last
 * payment clears the balance.
 * @param phases  one phase or more, in order, the first from payment 1
 * @param more    the extra payments. A lump sum is cut to the balance. After a lump sum with `recast` the payment is level over
 *                the rest of the term (interest-only months go on paying the interest); without it the payment stays and the
 *                term shrinks
 * @param into    columns to write over, with room for `term` rows
 */
export function repay(
  { amount, term, phases, more = NO_EXTRA_PAYMENTS }: RepaymentTerms,
  into?: ScheduleColumns,
): Schedule {
  const columns = into ?? emptyColumns(term);
  if (amount <= 0 || term <= 0) return noSchedule(columns);
  const run: RepaymentRun = { columns, term, more, row: 0, owed: amount };
  const levels: PaymentLevel[] = [];
  const recasts: number[] = [];
  let [phase, landed] = [0, 0];
  let now = dueFrom(run, phases[0]!);
  recordLevel(levels, 1, now);
  while (run.owed > 0) {
    const next = phases[phase + 1];
    const lump = more.lumps[landed];
    payMonths(run, Math.min((next?.fromPayment ?? term + 1) - 1, lump?.after ?? term, term), now);
    if (lump && run.owed > 0 && lump.after <= run.row) {
      landLumpSum(lump, run);
      landed++;
      if (run.owed > 0 && (now.interestOnly || lump.recast)) {
        if (!now.interestOnly) recasts.push(run.row);
        now = dueFrom(run, { ...phases[phase]!, payment: undefined });
        recordLevel(levels, run.row + 1, now);
      }
    }
    if (run.owed > 0 && next?.fromPayment === run.row + 1) {
      now = dueFrom(run, next);
      phase++;
      recordLevel(levels, run.row + 1, now);
    }
  }
  const last = run.row - 1;
  const finalPayment = (columns.interest[last]! + columns.principal[last]!) as Cents;
  return { columns, length: run.row, payment: levels[0]!.payment, finalPayment, levels, recasts, level: false };
}
