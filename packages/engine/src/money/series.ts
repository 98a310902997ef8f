/**
 * How a published series of rates has moved: to the day, the week, the month and the year before, in percentage points as they are shown. A daily series is
 * compared by the calendar, with the last value published by that day. A weekly survey is compared by whole weeks, 1, 4 and 52, since its day moves
 * around a holiday.
 */
import { moveOfRate } from "./rate-move";

export type Observed = { date: string; value: number };
export type Rhythm = "daily" | "weekly";
/** An earlier value, and the percentage points that the newest lies above it. */
export type Before = Observed & { change: number };
export type Standing = {
  last: Observed;
  /** The value published before the newest one; a weekly survey has none. */
  day: Before | null;
  week: Before | null;
  month: Before | null;
  year: Before | null;
};

const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Finds the day that is a number of days away. */
export const dayAfter = (day: string, days: number): string => dayOf(at(day) + days * DAY_MS);

/** Finds the same day of an earlier month, or the last day of that month where it has no such day. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth)));
}

/** A value that was published longer ago than this is not that of the day asked for. */
const REACH_DAYS = 7;
/** A weekly survey comes out at most so many days from its usual one. */
const SHIFT_DAYS = 3;

function lastBy(series: readonly Observed[], day: string): Observed | undefined {
  const found = series.findLast(({ date }) => date <= day);
  return found && found.date >= dayAfter(day, -REACH_DAYS) ? found : undefined;
}

function nearest(series: readonly Observed[], day: string): Observed | undefined {
  const away = ({ date }: Observed) => Math.abs(at(date) - at(day)) / DAY_MS;
  const found = series.filter((each) => away(each) <= SHIFT_DAYS);
  return found.length === 0 ? undefined : found.reduce((best, each) => (away(each) < away(best) ? each : best));
}

/**
 * Finds the newest value of a series and compares it with earlier ones. An earlier value that was not published is null.
 * @param series  the oldest first
 * @returns undefined for an empty series
 */
export function standingOf(series: readonly Observed[], rhythm: Rhythm): Standing | undefined {
  const last = series.at(-1);
  if (!last) return undefined;
  const earlier = series.slice(0, -1);
  const against = (found: Observed | undefined): Before | null =>
    found ? { ...found, change: moveOfRate(found.value, last.value) } : null;
  if (rhythm === "weekly") {
    const weeks = (count: number) => against(nearest(earlier, dayAfter(last.date, -7 * count)));
    return { last, day: null, week: weeks(1), month: weeks(4), year: weeks(52) };
  }
  return {
    last,
    day: against(lastBy(earlier, dayAfter(last.date, -1))),
    week: against(lastBy(earlier, dayAfter(last.date, -7))),
    month: against(lastBy(earlier, monthsBefore(last.date, 1))),
    year: against(lastBy(earlier, monthsBefore(last.date, 12))),
  };
}

/** Subtracts one series from another: each value of the first, less the last value that the other had published by that day. */
export const spreadOf = (series: readonly Observed[], less: readonly Observed[]): Observed[] =>
  series.flatMap(({ date, value }) => {
    const other = lastBy(less, date);
    return other ? [{ date, value: moveOfRate(other.value, value) }] : [];
  });

/** Keeps the newest value of each week, for a chart. A week ends on the weekday of the last value of all. */
export function weekly(series: readonly Observed[]): Observed[] {
  const last = series.at(-1);
  if (!last) return [];
  const weekOf = ({ date }: Observed) => Math.floor((at(last.date) - at(date)) / (7 * DAY_MS));
  return series.filter((each, place) => {
    const next = series[place + 1];
    return !next || weekOf(next) !== weekOf(each);
  });
}
