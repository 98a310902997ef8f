import type { Cents } from "../money/cents";
import type { Day } from "../rules/day";
import { fhaMipDuration } from "../rules/fha-mip";
import { type InsuredHome, miTerminationOf } from "../rules/mi-termination";
import { isAtMost } from "./ltv";
import type { Program } from "./program";
import type { Schedule } from "./schedule";

/** Finds the first payment after which the scheduled balance is at most a percentage of the original value. */
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

/** A home's insured loan: the day of the rules, the home, and the lower of price and appraised value; on a refinance, the value of the home. */
type Insured = { asOf: Day; home: InsuredHome; originalValue: Cents };

/**
 * Finds the payments after which private mortgage insurance may end, by the contract's schedule. It ends on request once the
 * balance is at most 80 % of the original value, and automatically once the balance is at most 78 % or half the term is over; on two to four units and
 * an investment property on request at 70 % and automatically after half the term. Source: 12 U.S.C. 4902(a) to (c); Fannie Mae Servicing Guide B-8.1-04.
 */
export function miEnds(
  { asOf, home, originalValue }: Insured,
  schedule: Schedule,
): { onRequest: number; automatic: number } {
  const { onRequest, automatic, final } = miTerminationOf(home).on(asOf);
  const last = Math.ceil((schedule.length * final) / 100);
  const byItself = Math.min(paymentsUntil(schedule, automatic, originalValue), last);
  return { onRequest: Math.min(paymentsUntil(schedule, onRequest, originalValue), byItself), automatic: byItself };
}

/** An insured loan and how it is paid back. */
type InsuredSchedule = Insured & {
  program: Program;
  amount: Cents;
  /** How the loan is paid back, by the contract where nothing else is said. */
  schedule: Schedule;
};

/**
 * Counts the payments that carry monthly mortgage insurance. FHA's lasts 11 years up to 90 % original loan-to-value, else as long
 * as the loan; USDA's lasts as long as the loan; any other lasts until it ends automatically.
 */
export function miMonths(insured: InsuredSchedule): number {
  const { program, asOf, amount, originalValue, schedule } = insured;
  if (program === "usda") return schedule.length;
  if (program === "fha") {
    const { upTo, years } = fhaMipDuration.on(asOf);
    return isAtMost(amount, upTo, originalValue) ? Math.min(years * 12, schedule.length) : schedule.length;
  }
  return miEnds(insured, schedule).automatic;
}

/**
 * Counts the payments that carry monthly mortgage insurance where more is paid than is due. Conventional insurance then ends on
 * request, once the balance by actual payments is at most 80 % of the original value (12 U.S.C. 4901(2)(A)(ii) and (B)(ii),
 * 4902(a)), or by itself as the contract has it. The agencies' premiums end as the contract has them, or with the loan.
 * @param schedule    the schedule as it is paid
 * @param byContract  the payments that carry a premium by the contract
 */
export function miMonthsAsPaid(
  { program, asOf, home, originalValue, schedule }: Omit<InsuredSchedule, "amount">,
  byContract: number,
): number {
  const ends = Math.min(byContract, schedule.length);
  if (ends === 0 || program === "usda" || program === "fha") return ends;
  return Math.min(ends, paymentsUntil(schedule, miTerminationOf(home).on(asOf).onRequest, originalValue));
}

/**
 * Counts the payments that still carry mortgage insurance on an existing mortgage. Its midpoint is not known, nor how long FHA
 * insurance has been paid, so only the balance counts: at which it ends by itself, or where none does, on request. `originalValue` is what was paid for
 * the home.
 */
export function miMonthsLeft({
  program,
  asOf,
  home,
  originalValue,
  schedule,
}: Omit<InsuredSchedule, "amount">): number {
  if (program === "usda" || program === "fha") return schedule.length;
  const { automatic, onRequest } = miTerminationOf(home).on(asOf);
  return paymentsUntil(schedule, automatic || onRequest, originalValue);
}
