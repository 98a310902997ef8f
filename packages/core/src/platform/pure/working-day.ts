/** Days of the calendar on which offices of the federal government work, and on which mails of a campaign go out. */

/** A day of the calendar: "2026-11-23". */
export type Day = string;

const DAY_MS = 86_400_000;
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** The day of the week, from 0 for Sunday to 6 for Saturday. */
const weekday = (day: Day) => new Date(day).getUTCDay();
export const isWeekend = (day: Day) => weekday(day) % 6 === 0;

export const holidayNames = {
  newYear: "New Year's Day",
  king: "Martin Luther King Jr. Day",
  washington: "Presidents' Day",
  memorial: "Memorial Day",
  juneteenth: "Juneteenth",
  independence: "Independence Day",
  labor: "Labor Day",
  columbus: "Columbus Day",
  veterans: "Veterans Day",
  thanksgiving: "Thanksgiving",
  christmas: "Christmas",
} as const;
export type Holiday = keyof typeof holidayNames;

const dateOf = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Moves a fixed holiday off the weekend: a Saturday's is observed on Friday, a Sunday's on Monday (5 USC 6103(b); Executive Order 11582). */
function observedDay(day: Day): Day {
  const shift: Record<number, number> = { 0: 1, 6: -1 };
  return addDays(day, shift[weekday(day)] ?? 0);
}

const MONDAY = 1;
const THURSDAY = 4;
/** Finds the nth such weekday of a month. */
function nth(year: number, month: number, wanted: number, count: number): Day {
  const first = dateOf(year, month, 1);
  return addDays(first, ((wanted - weekday(first) + 7) % 7) + 7 * (count - 1));
}
const lastMondayOfMay = (year: number): Day => {
  const last = dateOf(year, 5, 31);
  return addDays(last, -((weekday(last) - MONDAY + 7) % 7));
};

/** The holidays of 5 USC 6103(a), each on the day on which it is observed. */
const holidaysOf = (year: number): Record<Day, Holiday> => ({
  [observedDay(dateOf(year, 1, 1))]: "newYear",
  [nth(year, 1, MONDAY, 3)]: "king",
  [nth(year, 2, MONDAY, 3)]: "washington",
  [lastMondayOfMay(year)]: "memorial",
  [observedDay(dateOf(year, 6, 19))]: "juneteenth",
  [observedDay(dateOf(year, 7, 4))]: "independence",
  [nth(year, 9, MONDAY, 1)]: "labor",
  [nth(year, 10, MONDAY, 2)]: "columbus",
  [observedDay(dateOf(year, 11, 11))]: "veterans",
  [nth(year, 11, THURSDAY, 4)]: "thanksgiving",
  [observedDay(dateOf(year, 12, 25))]: "christmas",
});

/** Names the federal holiday that is observed on a day. New Year's Day may be observed in the year before. */
export function holidayOn(day: Day): Holiday | undefined {
  const year = Number(day.slice(0, 4));
  return holidaysOf(year)[day] ?? holidaysOf(year + 1)[day];
}

export const isWorkingDay = (day: Day) => !isWeekend(day) && holidayOn(day) === undefined;
