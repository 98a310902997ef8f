import type { Cents } from "../money/cents";
import type { Day } from "../rules/day";
import { fhaMipDuration } from "../rules/fha-mip";
import { miTermination } from "../rules/mi-termination";
import { isAtMost } from "./ltv";
import type { Program } from "./program";
import type { Schedule } from "./schedule";

/** Payments after which the scheduled balance is at most a percentage of the original value: the first such payment. */
export function paymentsUntil({ columns, length }: Schedule, percentage: number, originalValue: Cents): number {
  let low = 0;
  let high = length - 1;
  // A balance never rises, so the first payment at or below the mark is found by halving.
  while (low < high) {
    const middle = (low + high) >> 1;
    if (columns.balance[middle]! * 100 <= originalValue * percentage) high = middle;
    else low = middle + 1;
  }
  return length === 0 ? 0 : low + 1;
}

/**
 * After which payments private mortgage insurance may end, by the contract's schedule. On request: the balance is first at
 * most 80 % of the original value. By itself: at most 78 %, or half the term is over (12 U.S.C. 4902(a) to (c)).
 */
export function miEnds(asOf: Day, originalValue: Cents, schedule: Schedule): { onRequest: number; automatic: number } {
  const { onRequest, automatic, final } = miTermination.on(asOf);
  const last = Math.ceil((schedule.length * final) / 100);
  const byItself = Math.min(paymentsUntil(schedule, automatic, originalValue), last);
  return { onRequest: Math.min(paymentsUntil(schedule, onRequest, originalValue), byItself), automatic: byItself };
}

type InsuredSchedule = {
  program: Program;
  asOf: Day;
  amount: Cents;
  /** Lower of price and appraised value; a refinance's value. */
  originalValue: Cents;
  /** The contract's, without what is paid additionally. */
  schedule: Schedule;
};

/**
 * How many payments carry monthly mortgage insurance. FHA: 11 years up to 90 % original loan-to-value, else all. USDA:
 * all. Otherwise until it ends by itself.
 */
export function miMonths({ program, asOf, amount, originalValue, schedule }: InsuredSchedule): number {
  if (program === "usda") return schedule.length;
  if (program === "fha") {
    const { upTo, years } = fhaMipDuration.on(asOf);
    return isAtMost(amount, upTo, originalValue) ? Math.min(years * 12, schedule.length) : schedule.length;
  }
  return miEnds(asOf, originalValue, schedule).automatic;
}

/**
 * The same for a mortgage that part of the term is over of: its midpoint, and how long FHA insurance has been paid, are
 * not known. `originalValue` is what was paid for the home.
 */
export const miMonthsLeft = ({ program, asOf, originalValue, schedule }: Omit<InsuredSchedule, "amount">): number =>
  program === "usda" || program === "fha"
    ? schedule.length
    : paymentsUntil(schedule, miTermination.on(asOf).automatic, originalValue);
