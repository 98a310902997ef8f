import { addDays, addMonths, type Day, daysBetween } from "../rules/day";

/** The unit-period of Appendix J: the length between payments that occurs most often, in months, half months or weeks. */
export type UnitPeriod = { kind: "month"; count: number } | { kind: "half-month" } | { kind: "week"; count: number };

/** The time since the first advance, in whole unit-periods and a fraction of one. */
export type ElapsedPeriods = { periods: number; fraction: number };

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
