/** A calendar day, "2026-11-20": such days compare as text. */
export type Day = string;

const MILLISECONDS = 86_400_000;
const parse = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const format = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number) => format(parse(day) + days * MILLISECONDS);
export const daysBetween = (from: Day, to: Day) => Math.round((parse(to) - parse(from)) / MILLISECONDS);

/** The same day of a later (or earlier) month; the month's last day where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return format(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Interest is paid in arrears: closing in December, the month of January falls due on 1 February. */
export const firstPaymentAfter = (closing: Day): Day => addMonths(`${closing.slice(0, 7)}-01`, 2);
