import { compound } from "../money/compound";
import type { ElapsedPeriods } from "./unit-period";

/** Money that changes hands once, cents, so long after the first advance. */
export type CashFlow = ElapsedPeriods & { amount: number };
export type CreditTransaction = {
  advances: readonly CashFlow[];
  payments: readonly CashFlow[];
  unitPeriodsPerYear: number;
};

/** Value at the first advance: whole periods compound, the fraction bears simple interest. */
const presentValue = (flows: readonly CashFlow[], i: number) =>
  flows.reduce(
    (total, { amount, periods, fraction }) => total + amount / ((1 + fraction * i) * (1 + compound(i, periods))),
    0,
  );

/**
 * Annual percentage rate by the actuarial method of 12 CFR 1026, Appendix J (b)(8): the rate at which the advances are
 * worth what the payments are. Any advances, payments, unit-periods and odd days.
 * @returns  a fraction a year, unrounded; null when the payments do not repay the advances at any rate from 0 up
 */
export function actuarialApr({ advances, payments, unitPeriodsPerYear }: CreditTransaction): number | null {
  const excess = (i: number) => presentValue(payments, i) - presentValue(advances, i);
  if (payments.length === 0 || !(excess(0) >= 0)) return null;
  let high = 0.01;
  while (excess(high) > 0) {
    high *= 2;
    if (high > 1e9) return null;
  }
  let low = 0;
  // Bisection: advances that come late can bend the curve so that Newton's method leaves the bracket.
  for (let round = 0; round < 200 && high - low > Number.EPSILON * high; round++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * unitPeriodsPerYear;
}
