/**
 * When mortgage securities trade: from 8:00 AM to 5:00 PM Eastern Time on weekdays, as SIFMA recommends it to the dealers, with its days without
 * trading and its early closes. Source: https://www.sifma.org/resources/guides-playbooks/holiday-schedule (seen 3/20/2026 for Good Friday of 2026,
 * which closes early since the employment report comes on that day).
 */

const OPENS = 8 * 60;
const CLOSES = 17 * 60;
const EARLY = 14 * 60;
const NOON = 12 * 60;

const closed = new Map([
  ["2026-01-01", "New Year’s Day"],
  ["2026-01-19", "Martin Luther King Jr. Day"],
  ["2026-02-16", "Presidents’ Day"],
  ["2026-05-25", "Memorial Day"],
  ["2026-06-19", "Juneteenth"],
  ["2026-07-03", "Independence Day"],
  ["2026-09-07", "Labor Day"],
  ["2026-10-12", "Columbus Day"],
  ["2026-11-11", "Veterans Day"],
  ["2026-11-26", "Thanksgiving Day"],
  ["2026-12-25", "Christmas Day"],
  ["2027-01-01", "New Year’s Day"],
  ["2027-01-18", "Martin Luther King Jr. Day"],
  ["2027-02-15", "Presidents’ Day"],
  ["2027-03-26", "Good Friday"],
  ["2027-05-31", "Memorial Day"],
  ["2027-06-18", "Juneteenth"],
  ["2027-07-05", "Independence Day"],
  ["2027-09-06", "Labor Day"],
  ["2027-10-11", "Columbus Day"],
  ["2027-11-11", "Veterans Day"],
  ["2027-11-25", "Thanksgiving Day"],
  ["2027-12-24", "Christmas Day"],
]);

const early = new Map([
  ["2026-04-02", EARLY],
  ["2026-04-03", NOON],
  ["2026-05-22", EARLY],
  ["2026-07-02", EARLY],
  ["2026-11-27", EARLY],
  ["2026-12-24", EARLY],
  ["2026-12-31", EARLY],
  ["2027-03-25", EARLY],
  ["2027-05-28", EARLY],
  ["2027-07-02", EARLY],
  ["2027-11-26", EARLY],
  ["2027-12-23", EARLY],
  ["2027-12-31", EARLY],
]);

/** The hours of trading of a day in minutes since midnight, Eastern Time. */
export type Hours = { opens: number; closes: number };

/** Tells the hours of trading of a day; undefined on a day without trading. */
export function hoursOf(day: string): Hours | undefined {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || closed.has(day)) return undefined;
  return { opens: OPENS, closes: early.get(day) ?? CLOSES };
}

/** Names the holiday for which there is no trading on a day. */
export const holidayOn = (day: string): string | undefined => closed.get(day);

const DAY_MS = 86_400_000;
const beside = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

function nearest(day: string, step: 1 | -1): string {
  let found = beside(day, step);
  while (!hoursOf(found)) found = beside(found, step);
  return found;
}
/** The first day of trading after a day. */
export const nextTradingDay = (day: string): string => nearest(day, 1);
/** The last day of trading before a day. */
export const tradingDayBefore = (day: string): string => nearest(day, -1);
