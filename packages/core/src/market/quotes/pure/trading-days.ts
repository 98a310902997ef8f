/**
 * When mortgage securities trade: from 8:00 AM to 5:00 PM Eastern Time on weekdays, as SIFMA recommends it to the dealers, with its days without
 * trading and its early closes. The days follow from rules; the tests hold them against what SIFMA has published.
 * Source: https://www.sifma.org/resources/guides-playbooks/holiday-schedule
 */
import {
  addDays,
  type Day,
  holidayOn as federalHolidayOn,
  type Holiday,
  isWeekend,
} from "../../../platform/pure/working-day";

const OPENS = 8 * 60;
const CLOSES = 17 * 60;
const EARLY = 14 * 60;
const NOON = 12 * 60;

const names: Record<Holiday | "goodFriday", string> = {
  newYear: "New Year's Day",
  king: "Martin Luther King Jr. Day",
  washington: "Presidents' Day",
  goodFriday: "Good Friday",
  memorial: "Memorial Day",
  juneteenth: "Juneteenth",
  independence: "Independence Day",
  labor: "Labor Day",
  columbus: "Columbus Day",
  veterans: "Veterans Day",
  thanksgiving: "Thanksgiving Day",
  christmas: "Christmas Day",
};

/**
 * The days on which the market trades while the government observes a holiday: it keeps the Federal Reserve's days, which gives no Friday for New
 * Year's Day or Veterans Day on a Saturday. So it was on 12/31/2021 and 11/10/2023. It does so for the others, as on 7/3/2026 and 6/18/2027.
 */
const isWorkedThrough = (day: Day, holiday: Holiday) =>
  (holiday === "newYear" && day.endsWith("12-31")) || (holiday === "veterans" && day.endsWith("11-10"));

const DAYS_OF_WEEK = 7;
const FRIDAY = 5;
const weekday = (day: Day) => new Date(day).getUTCDay();

/** Good Friday by the Gregorian computus of Meeus, Jones and Butcher. */
function goodFriday(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leaps = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - moon + 15) % 30;
  const inCentury = year % 100;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const afterMarch = epact + toSunday - 7 * late + 114;
  const easter = new Date(Date.UTC(year, Math.floor(afterMarch / 31) - 1, (afterMarch % 31) + 1));
  return addDays(easter.toISOString().slice(0, 10), -2);
}

/**
 * The day of the employment report on March: the third Friday after the week with the 12th of the month
 * (https://www.bls.gov/cps/documentation.htm). Where it is Good Friday the market trades until noon, as in 2010, 2012, 2015, 2021, 2023 and 2026.
 */
function reportOnMarch(year: number): Day {
  const twelfth = `${year}-03-12`;
  return addDays(twelfth, FRIDAY - weekday(twelfth) + 3 * DAYS_OF_WEEK);
}

/** Names the holiday for which there is no trading on a day. */
export function holidayOn(day: Day): string | undefined {
  const federal = federalHolidayOn(day);
  if (federal && !isWorkedThrough(day, federal)) return names[federal];
  const year = Number(day.slice(0, 4));
  return day === goodFriday(year) && day !== reportOnMarch(year) ? names.goodFriday : undefined;
}

/** The last day of trading before these holidays ends early. */
const eves: readonly string[] = [names.goodFriday, names.memorial, names.independence, names.christmas];

/** Tells when trading ends early on a day on which there is some: before some holidays and the new year, after Thanksgiving, and on a Good Friday with a report. */
function earlyClose(day: Day): number | undefined {
  const year = Number(day.slice(0, 4));
  if (day === goodFriday(year)) return NOON;
  const isAfterThanksgiving = holidayOn(addDays(day, -1)) === names.thanksgiving;
  const next = weekdayAfter(day);
  const isEve = next === goodFriday(year) || eves.includes(holidayOn(next) ?? "") || Number(next.slice(0, 4)) > year;
  return isAfterThanksgiving || isEve ? EARLY : undefined;
}

function weekdayAfter(day: Day): Day {
  let next = addDays(day, 1);
  while (isWeekend(next)) next = addDays(next, 1);
  return next;
}

/** The hours of trading of a day in minutes since midnight, Eastern Time. */
export type Hours = { opens: number; closes: number };

/** Tells the hours of trading of a day; undefined on a day without trading. */
export function hoursOf(day: Day): Hours | undefined {
  if (isWeekend(day) || holidayOn(day)) return undefined;
  return { opens: OPENS, closes: earlyClose(day) ?? CLOSES };
}

function nearest(day: Day, step: 1 | -1): Day {
  let found = addDays(day, step);
  while (!hoursOf(found)) found = addDays(found, step);
  return found;
}
/** The first day of trading after a day. */
export const nextTradingDay = (day: Day): Day => nearest(day, 1);
/** The last day of trading before a day. */
export const tradingDayBefore = (day: Day): Day => nearest(day, -1);
