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

type Insured = { program: Program; asOf: Day; amount: Cents; originalValue: Cents; schedule: Schedule };

/**
 * How many payments carry monthly mortgage insurance. FHA: 11 years up to 90 % original loan-to-value, else all. USDA:
 * all. Otherwise up to and including the payment after which the scheduled balance is first at most 78 % of the
 * original value (12 U.S.C. 4901(18)).
 */
export function miMonths({ program, asOf, amount, originalValue, schedule }: Insured): number {
  if (program === "usda") return schedule.length;
  if (program === "fha") {
    const { upTo, years } = fhaMipDuration.on(asOf);
    return isAtMost(amount, upTo, originalValue) ? Math.min(years * 12, schedule.length) : schedule.length;
  }
  return paymentsUntil(schedule, miTermination.on(asOf).automatic, originalValue);
}
