import { expect, it } from "vitest";
import { addDays, isWeekend } from "../../platform/pure/working-day";
import { holidayOn, hoursOf } from "./pure/trading-days";

/** The schedules of SIFMA for 2025 to 2027, and for 2028 to 2030 the same holidays by the calendar. A day without a mark has no trading; "2" ends at 2:00 PM, "12" at noon. */
const schedules = {
  2025: "01-01 01-20 02-17 04-17/2 04-18 05-23/2 05-26 06-19 07-03/2 07-04 09-01 10-13 11-11 11-27 11-28/2 12-24/2 12-25 12-31/2",
  2026: "01-01 01-19 02-16 04-02/2 04-03/12 05-22/2 05-25 06-19 07-02/2 07-03 09-07 10-12 11-11 11-26 11-27/2 12-24/2 12-25 12-31/2",
  2027: "01-01 01-18 02-15 03-25/2 03-26 05-28/2 05-31 06-18 07-02/2 07-05 09-06 10-11 11-11 11-25 11-26/2 12-23/2 12-24 12-31/2",
  2028: "01-17 02-21 04-13/2 04-14 05-26/2 05-29 06-19 07-03/2 07-04 09-04 10-09 11-23 11-24/2 12-22/2 12-25 12-29/2",
  2029: "01-01 01-15 02-19 03-29/2 03-30 05-25/2 05-28 06-19 07-03/2 07-04 09-03 10-08 11-12 11-22 11-23/2 12-24/2 12-25 12-31/2",
  2030: "01-01 01-21 02-18 04-18/2 04-19 05-24/2 05-27 06-19 07-03/2 07-04 09-02 10-14 11-11 11-28 11-29/2 12-24/2 12-25 12-31/2",
};

it.each(Object.entries(schedules))(
  "in %s these days, and no others, have no trading or end early",
  (year, schedule) => {
    const found: string[] = [];
    for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) {
      if (isWeekend(day)) continue;
      const hours = hoursOf(day);
      if (!hours) found.push(day.slice(5));
      else if (hours.closes < 17 * 60) found.push(`${day.slice(5)}/${hours.closes === 12 * 60 ? 12 : 2}`);
    }
    expect(found.join(" ")).toBe(schedule);
  },
);

it.each(["2010-04-02", "2012-04-06", "2015-04-03", "2021-04-02", "2023-04-07", "2026-04-03"])(
  "on the Good Friday of %s the employment report comes, and trading ends at noon",
  (day) => expect(hoursOf(day)?.closes).toBe(12 * 60),
);

it.each(["2024-03-29", "2025-04-18", "2027-03-26", "2028-04-14", "2029-03-30", "2030-04-19"])(
  "there is no trading on the Good Friday of %s",
  (day) => expect(holidayOn(day)).toBe("Good Friday"),
);

it.each([
  ["2021-12-24", "Christmas Day"],
  ["2020-07-03", "Independence Day"],
  ["2023-01-02", "New Year's Day"],
  ["2018-11-12", "Veterans Day"],
])("a holiday on a weekend is kept on %s: %s", (day, name) => expect(holidayOn(day)).toBe(name));

it.each(["2021-12-31", "2023-11-10"])(
  "the market trades on the Friday %s, before a holiday that it does not move",
  (day) => expect(hoursOf(day)).toBeDefined(),
);
