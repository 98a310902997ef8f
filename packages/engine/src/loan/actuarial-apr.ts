import { compound } from "../money/compound";
import { addDays, addMonths, type Day, daysBetween } from "../rules/day";

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

/** The unit-period of Appendix J: the length between payments that occurs most often, in months, half months or weeks. */
export type UnitPeriod = { kind: "month"; count: number } | { kind: "half-month" } | { kind: "week"; count: number };

/** The time since the first advance, in whole unit-periods and a fraction of one. */
type ElapsedPeriods = { periods: number; fraction: number };

/** Counts the unit-periods in a year. */
export function unitPeriodsPerYear(unit: UnitPeriod): number {
  if (unit.kind === "half-month") return 24;
  return (unit.kind === "month" ? 12 : 52) / unit.count;
}

/**
 * Counts the whole unit-periods and odd days between the first advance and another day, back from the later day. A month of odd
 * days is 30 days; half a month is 15 days, reached by whole months first. Source: 12 CFR 1026, Appendix J (b)(5).
 */
export function elapsedPeriods(start: Day, end: Day, unit: UnitPeriod): ElapsedPeriods {
  if (unit.kind === "week") {
    const length = unit.count * 7;
    const days = daysBetween(start, end);
    return { periods: Math.floor(days / length), fraction: (days % length) / length };
  }
  let months = 0;
  while (addMonths(end, -(months + 1)) >= start) months++;
  const days = daysBetween(start, addMonths(end, -months));
  if (unit.kind === "half-month") {
    const half = days >= 15 ? 1 : 0;
    return { periods: months * 2 + half, fraction: Math.min(days - half * 15, 15) / 15 };
  }
  const odd = ((months % unit.count) * 30 + days) / (unit.count * 30);
  return { periods: Math.floor(months / unit.count), fraction: odd };
}

/** Lists the days of regular payments, from the first one on. */
export const paymentDays = (first: Day, count: number, unit: UnitPeriod): Day[] =>
  Array.from({ length: count }, (_, at) => {
    if (unit.kind === "month") return addMonths(first, at * unit.count);
    if (unit.kind === "week") return addDays(first, at * unit.count * 7);
    return addDays(addMonths(first, Math.floor(at / 2)), at % 2 ? 15 : 0);
  });
