import type { AnnualRate, Cents } from "../money/cents";
import { discount } from "../money/compound";

/** The same payment from the end of the level before up to and including payment `until`. */
export type PaymentRun = { payment: Cents; until: number };

/** A loan advanced once and repaid monthly, the first payment a month later: what every loan here is. */
export type MonthlyLoan = {
  amountFinanced: Cents;
  /** In order; the last one until the payment before the final one. */
  levels: readonly PaymentRun[];
  finalPayment: Cents;
  /** Payments, the final one among them. */
  payments: number;
  /** Mortgage insurance with the payments, in order, for as long as there is any. */
  insurance: readonly PaymentRun[];
  /** Note rate: where the search starts. */
  rate: AnnualRate;
};

type PresentWorth = { value: number; slope: number };

/**
 * Adds what levels are worth at a monthly rate, and how fast that falls as the rate rises. A level is the difference of
 * two annuities from today, so each needs one: 1 a month for n months is worth (1 − (1 + i)^−n) / i.
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
 * Annual percentage rate by Appendix J for equal monthly unit-periods, in closed form: the value of the payments is an
 * annuity for each level, so a search costs some multiplications instead of a pass over the schedule. For payments that
 * step up or down this is the composite rate of comment 17(c)(1)-10.
 * @param onTry  told each rate tried (monthly, fraction) and the payments' value less the amount financed (cents)
 * @returns      fraction a year, unrounded; null when nothing is financed or the payments never repay it
 */
export function monthlyApr(loan: MonthlyLoan, onTry?: (i: number, excess: number) => void): AnnualRate | null {
  if (loan.amountFinanced <= 0 || loan.payments <= 0) return null;
  if (excessWorth(loan, 0).value < 0) return null;
  let i: number = loan.rate / 12;
  // The value falls, ever more slowly, as the rate rises: from below the steps never overshoot, from above only once.
  for (let round = 0; round < 100; round++) {
    const { value, slope } = excessWorth(loan, i);
    onTry?.(i, value);
    const next = Math.max(0, i - value / slope);
    if (Math.abs(next - i) <= 1e-14 * (1 + next)) return (next * 12) as AnnualRate;
    i = next;
  }
  return (i * 12) as AnnualRate;
}
