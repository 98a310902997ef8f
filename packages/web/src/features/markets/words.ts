import { inEastern } from "@highway/core/market/quotes/pure/eastern";
import { date, timeOfDay } from "../../lib/format/format";

/** "10:42:18 AM" on the clock of New York; without the seconds "10:42 AM". */
export function easternTime(instant: number, { seconds: withSeconds = false } = {}): string {
  const { minutes, seconds } = inEastern(instant);
  const text = timeOfDay(Math.floor(minutes / 60), minutes % 60);
  return withSeconds ? text.replace(" ", `:${String(seconds).padStart(2, "0")} `) : text;
}

/** "11/24/2026 10:42 AM ET": the day too is that of New York, which the reader's may differ from. */
export const easternMoment = (instant: number) => `${date(inEastern(instant).day)} ${easternTime(instant)} ET`;

/** "9:40 AM" of "09:40". */
export function sheetTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return timeOfDay(hours, minutes);
}

/** "11 min" or "2 h 5 min" of milliseconds. */
export function ageText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

const weekday = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", weekday: "long" });
/** The day of the week in New York: "Wednesday". */
export const easternWeekday = (instant: number) => weekday.format(instant);

/** "11/23" of "2026-11-23". */
export function shortDay(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${month}/${date}`;
}
