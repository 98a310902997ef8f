/** Days, weeks and months of the calendar. A day is "2026-11-24", in the reader's zone. */
import type { CalendarEvent } from "@highway/core/market/calendar/schema";
import { holidayOn, hoursOf } from "@highway/core/market/quotes/pure/trading-days";
import { shortMonthNames, timeOfDay } from "../../../lib/format/format";

const DAY_MS = 86_400_000;

export type View = "week" | "month";

const formats = new Map<string, Intl.DateTimeFormat>();
/** Making a formatter takes longer than all that it then writes. */
function formatOf(zone: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${name}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, ...options });
  formats.set(key, format);
  return format;
}

/** Reads the day and the clock of an instant in a zone. */
function readAt(instant: number, zone: string) {
  const format = formatOf(zone, "clock", {
    ...({ hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" } as const),
    ...({ hour: "2-digit", minute: "2-digit" } as const),
  });
  const read = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${read.year}-${read.month}-${read.day}`, hour: Number(read.hour), minute: Number(read.minute) };
}

export const dayAt = (instant: number, zone: string): string => readAt(instant, zone).day;
/** "10:00 AM" in a zone. */
export function timeAt(instant: number, zone: string): string {
  const { hour, minute } = readAt(instant, zone);
  return timeOfDay(hour, minute);
}
/** Names a zone as it is said beside a time: "ET". Zones have changed their rules, so it is the name of now: in 1970 Detroit kept no daylight saving time. */
export function zoneMark(zone: string): string {
  const parts = formatOf(zone, "mark", { timeZoneName: "shortGeneric" }).formatToParts(Date.now());
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/** The day to which an event belongs. One that lasts a day belongs to the day that it names, wherever the reader is. */
export const dayOf = ({ at, isAllDay }: Pick<CalendarEvent, "at" | "isAllDay">, zone: string): string =>
  isAllDay ? at.slice(0, 10) : dayAt(Date.parse(at), zone);

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const weekdayOf = (day: string) => new Date(day).getUTCDay();
export const isWeekend = (day: string) => weekdayOf(day) % 6 === 0;
const mondayOf = (day: string) => daysAfter(day, -((weekdayOf(day) + 6) % 7));
const sundayOf = (day: string) => daysAfter(day, -weekdayOf(day));
const monthStart = (day: string) => `${day.slice(0, 7)}-01`;
const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, at) => daysAfter(first, at));

/** Lists the days of the week or the month around a day; a month has whole weeks, from a Sunday on. */
export function daysAround(day: string, view: View): string[] {
  if (view === "week") return daysFrom(mondayOf(day), 7);
  const first = sundayOf(monthStart(day));
  const end = nextMonth(day, 1);
  return daysFrom(first, Math.ceil((Date.parse(end) - Date.parse(first)) / DAY_MS / 7) * 7);
}

function nextMonth(day: string, by: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
}

/** Finds the day with which the week or the month before, or after, begins. */
export const beside = (day: string, view: View, by: 1 | -1): string =>
  view === "week" ? daysAfter(mondayOf(day), 7 * by) : nextMonth(day, by);

const inUtc = (day: string, name: string, options: Intl.DateTimeFormatOptions) =>
  formatOf("UTC", name, options).format(new Date(day));
const monthName = (day: string) => inUtc(day, "month", { month: "long" });
const dateOf = (day: string) => Number(day.slice(8));

/** "Tuesday 11/24" */
export const dayTitle = (day: string): string =>
  `${inUtc(day, "weekday", { weekday: "long" })} ${Number(day.slice(5, 7))}/${dateOf(day)}`;

/** "November 23 to 27, 2026" or "November 2026". A phone says the months in three letters, and no year. */
export function titleOf(day: string, view: View, { isShort = false } = {}): string {
  if (view === "month") return `${monthName(day)} ${day.slice(0, 4)}`;
  const [first, last] = [mondayOf(day), daysAfter(mondayOf(day), 4)];
  const name = (each: string) => (isShort ? shortMonthNames[Number(each.slice(5, 7)) - 1]! : monthName(each));
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const begin = `${name(first)} ${dateOf(first)}${isOneYear || isShort ? "" : `, ${first.slice(0, 4)}`}`;
  const end = `${first.slice(0, 7) === last.slice(0, 7) ? "" : `${name(last)} `}${dateOf(last)}`;
  return `${begin} to ${end}${isShort ? "" : `, ${last.slice(0, 4)}`}`;
}

const CLOSES = 17 * 60;
/** Says where the market does not trade as usual: "Thanksgiving Day: market closed". */
export function tradingNote(day: string): string | null {
  const holiday = holidayOn(day);
  if (holiday) return `${holiday}: market closed`;
  const hours = hoursOf(day);
  return hours && hours.closes < CLOSES
    ? `early close ${timeOfDay(Math.floor(hours.closes / 60), hours.closes % 60)} ET`
    : null;
}

const MINUTE_MS = 60_000;
/** "in 2 h 17 min", and in the last minute "in 42 s". */
export function countdown(milliseconds: number): string {
  if (milliseconds < MINUTE_MS) return `in ${Math.max(0, Math.ceil(milliseconds / 1000))} s`;
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  if (minutes < 60) return `in ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `in ${hours} h ${minutes % 60} min`;
  return `in ${Math.floor(hours / 24)} days`;
}
