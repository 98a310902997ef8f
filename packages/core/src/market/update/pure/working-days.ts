/** The working days of a market update: those on which the bond market trades. */
import { inEastern } from "../../quotes/pure/eastern";
import { hoursOf, nextTradingDay, tradingDayBefore } from "../../quotes/pure/trading-days";

/** The working day at an instant, in New York; the last one on a weekend or a holiday. */
export function workingDayAt(instant: number): string {
  const { day } = inEastern(instant);
  return workingDayBy(day);
}

/** The day itself where it is a working day, else the last one before it. */
export const workingDayBy = (day: string): string => (hoursOf(day) ? day : tradingDayBefore(day));

/** Counts the working days after a day, up to another one and with it. */
function workingDaysAfter(day: string, until: string): number {
  let count = 0;
  for (let each = nextTradingDay(day); each <= until; each = nextTradingDay(each)) {
    count++;
    if (count > MOST_COUNTED) break;
  }
  return count;
}
const MOST_COUNTED = 10;
const LATE_DAYS = 2;
const DAY_MS = 86_400_000;

/**
 * Tells whether a series is two working days late or more. A value of a day is published on the working day after; a weekly survey comes seven days
 * after the one before, or around that day.
 */
export function isLate(last: string, rhythm: "daily" | "weekly", today: string): boolean {
  if (rhythm === "daily") return workingDaysAfter(last, today) - 1 >= LATE_DAYS;
  const due = new Date(Date.parse(last) + 7 * DAY_MS).toISOString().slice(0, 10);
  return workingDaysAfter(due, today) >= LATE_DAYS;
}
