/** A calendar day written as "2026-11-20". Days in this form compare as text. */
export type Day = string;

/** Stands for the first day of a rule that is older than every report, where that day was not looked up. Reports are of 2020 and later. */
export const BEFORE_2020: Day = "2019-12-31";
/** Writes since when a rule is in force: "since 03/20/2023", or "since before 2020". */
export const sinceText = (from: Day, write: (day: Day) => string): string =>
  from === BEFORE_2020 ? "since before 2020" : `since ${write(from)}`;

const MILLISECONDS = 86_400_000;
const timeOfDay = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOfTime = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Finds the day that lies a number of days after another; a negative number counts back. */
export const addDays = (day: Day, days: number) => dayOfTime(timeOfDay(day) + days * MILLISECONDS);
/** Counts the days from one day to a later one; the count is negative where `to` is earlier. */
export const daysBetween = (from: Day, to: Day) => Math.round((timeOfDay(to) - timeOfDay(from)) / MILLISECONDS);

/** Counts the days from a day to the last of its month, both of them counted: 10 from December 22. */
export const daysLeftInMonth = (day: Day) => daysBetween(day, addMonths(`${day.slice(0, 7)}-01`, 1));

/** Finds the same day of a later or earlier month, or that month's last day where the month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOfTime(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/**
 * Finds the day on which the first payment after a closing is due: the first of the second month after it. Interest is paid in
 * arrears, so after a closing in December the interest of January is due on February 1.
 */
export const firstPaymentAfter = (closing: Day): Day => addMonths(`${closing.slice(0, 7)}-01`, 2);
