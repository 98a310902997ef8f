import { compound } from "../money/compound";
import type { ElapsedPeriods } from "./unit-period";

/** Money in cents that changes hands once, some time after the first advance. */
export type CashFlow = ElapsedPeriods & { amount: number };
/** Everything that is lent and paid back under one agreement, as Appendix J looks at it. */
export type CreditTransaction = {
  advances: readonly CashFlow[];
  payments: readonly CashFlow[];
  unitPeriodsPerYear: number;
};

/** The value of cash flows at the first advance, in cents: whole periods compound, and the fraction of a period bears simple interest. */
const presentValue = (flows: readonly CashFlow[], i: number) =>
  flows.reduce(
    (total, { amount, periods, fraction }) => total + amount / ((1 + fraction * i) * (1 + compound(i, periods))),
    0,
  );

/**
 * Computes the annual percentage rate of any advances and payments, with any unit-periods and odd days, by the actuarial method
 * of 12 CFR 1026, Appendix J (b)(8): the rate at which the advances are worth what the payments are worth. Loans of the product
 * use `monthlyApr`, which is faster; the tests hold the two against each other and against published cases.
 * @returns  a yearly fraction, unrounded; null when the payments do not repay the advances at any rate from 0 up
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
