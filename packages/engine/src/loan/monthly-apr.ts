import type { AnnualRate, Cents } from "../money/cents";
import { discount } from "../money/compound";

/** A run of equal payments in cents, from the end of the run before it up to and including payment `until`. */
export type PaymentRun = { payment: Cents; until: number };

/** A loan that is advanced once and repaid monthly from a month later on, as every loan here is. */
export type MonthlyLoan = {
  amountFinanced: Cents;
  /** The payments of principal and interest in order; the last run ends with the payment before the final one. */
  levels: readonly PaymentRun[];
  finalPayment: Cents;
  /** The number of payments, the final one included. */
  payments: number;
  /** The mortgage insurance that is paid with the payments, in order, for as long as there is any. */
  insurance: readonly PaymentRun[];
  /** The note rate, at which the search starts. */
  rate: AnnualRate;
};

/** What payments are worth today at a rate, in cents, and how fast that falls as the rate rises. */
type PresentWorth = { value: number; slope: number };

/**
 * Adds what runs of payments are worth at a monthly rate to `worth`. A run is the difference of two annuities from today, so each
 * run needs one more annuity: 1 a month for n months is worth (1 − (1 + i)^−n) / i.
 */
function addWorth(levels: readonly PaymentRun[], i: number, worth: PresentWorth) {
  for (let at = 0; at < levels.length; at++) {
    const { payment, until } = levels[at]!;
    const step = payment - (levels[at + 1]?.payment ?? 0);
    const shrunk = discount(i, until);
    worth.value += step * (i === 0 ? until : shrunk / i);
    // Below this the slope's formula cancels itself out; its limit at 0 is as good a slope for the next try.
    const slope = i < 1e-7 ? -(until * (until + 1)) / 2 : ((until * (1 - shrunk)) / (1 + i) - shrunk / i) / i;
    worth.slope += step * slope;
  }
}

function excessWorth(loan: MonthlyLoan, i: number): PresentWorth {
  const last = loan.finalPayment * (1 - discount(i, loan.payments));
  const worth = { value: last - loan.amountFinanced, slope: -(loan.payments * last) / (1 + i) };
  addWorth(loan.levels, i, worth);
  addWorth(loan.insurance, i, worth);
  return worth;
}

/**
 * Computes the annual percentage rate of a monthly loan by 12 CFR 1026, Appendix J, for equal monthly unit-periods. It works in
 * closed form: the value of the payments is an annuity for each run, so a search costs a few multiplications instead of a pass
 * over the schedule. For payments that step up or down this is the composite rate of comment 17(c)(1)-10.
 * @returns  a yearly fraction, unrounded; null when nothing is financed or the payments never repay it
 */
export function monthlyApr(loan: MonthlyLoan): AnnualRate | null {
  if (loan.amountFinanced <= 0 || loan.payments <= 0) return null;
  if (excessWorth(loan, 0).value < 0) return null;
  let i: number = loan.rate / 12;
  // The value falls, ever more slowly, as the rate rises: from below the steps never overshoot, from above only once.
  for (let round = 0; round < 100; round++) {
    const { value, slope } = excessWorth(loan, i);
    const next = Math.max(0, i - value / slope);
    if (Math.abs(next - i) <= 1e-14 * (1 + next)) return (next * 12) as AnnualRate;
    i = next;
  }
  return (i * 12) as AnnualRate;
}
