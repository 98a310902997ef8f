import type { AnnualRate, Cents } from "../money/cents";

/** A loan advanced once and repaid monthly, the first payment a month later: what nearly every loan here is. */
export type MonthlyLoan = {
  amountFinanced: Cents;
  payment: Cents;
  finalPayment: Cents;
  /** Payments, the final one among them. */
  payments: number;
  /** Mortgage insurance with each of the first `insurancePayments`. */
  insurance: Cents;
  insurancePayments: number;
  /** Note rate: where the search starts. */
  rate: AnnualRate;
};

/** Value today of 1 a month for so many months, and how fast it falls as the rate rises. */
function annuity(months: number, i: number, growth: number): { value: number; slope: number } {
  // Below this the slope's formula cancels itself out; its limit at 0 is as good a slope for the next try.
  if (i < 1e-7) {
    return { value: i === 0 ? months : -Math.expm1(-months * growth) / i, slope: (-months * (months + 1)) / 2 };
  }
  const shrunk = -Math.expm1(-months * growth);
  return { value: shrunk / i, slope: ((months * (1 - shrunk)) / (1 + i) - shrunk / i) / i };
}

function excess(loan: MonthlyLoan, i: number): { value: number; slope: number } {
  const growth = Math.log1p(i);
  const level = annuity(loan.payments - 1, i, growth);
  const insurance = loan.insurance > 0 ? annuity(loan.insurancePayments, i, growth) : { value: 0, slope: 0 };
  const last = loan.finalPayment * Math.exp(-loan.payments * growth);
  return {
    value: loan.payment * level.value + last + loan.insurance * insurance.value - loan.amountFinanced,
    slope: loan.payment * level.slope - (loan.payments * last) / (1 + i) + loan.insurance * insurance.slope,
  };
}

/**
 * Annual percentage rate by Appendix J for equal monthly unit-periods, in closed form: the value of the payments is
 * three annuities, so a search costs some exponentials instead of a pass over the schedule.
 * @param onTry  told each rate tried (monthly, fraction) and the payments' value less the amount financed (cents)
 * @returns      fraction a year, unrounded; null when nothing is financed or the payments never repay it
 */
export function monthlyApr(loan: MonthlyLoan, onTry?: (i: number, excess: number) => void): AnnualRate | null {
  if (loan.amountFinanced <= 0 || loan.payments <= 0) return null;
  if (excess(loan, 0).value < 0) return null;
  let i: number = loan.rate / 12;
  // The value falls, ever more slowly, as the rate rises: from below the steps never overshoot, from above only once.
  for (let round = 0; round < 100; round++) {
    const { value, slope } = excess(loan, i);
    onTry?.(i, value);
    const next = Math.max(0, i - value / slope);
    if (Math.abs(next - i) <= 1e-14 * (1 + next)) return (next * 12) as AnnualRate;
    i = next;
  }
  return (i * 12) as AnnualRate;
}
