import { expect, it } from "vitest";
import { beside, countdown, dayAt, dayOf, daysAround, dayTitle, timeAt, titleOf, tradingNote, zoneMark } from "./days";

it("has a week from Monday on, and a month of whole weeks from Sunday on", () => {
  const week = daysAround("2026-11-25", "week");
  expect([week.length, week[0], week[6]]).toEqual([7, "2026-11-23", "2026-11-29"]);
  expect(daysAround("2026-11-29", "week")[0]).toBe("2026-11-23");
  const month = daysAround("2026-11-25", "month");
  expect([month.length, month[0], month.at(-1)]).toEqual([35, "2026-11-01", "2026-12-05"]);
  expect(daysAround("2026-02-10", "month")).toHaveLength(28);
});

it("goes from week to week and from month to month", () => {
  expect([beside("2026-11-25", "week", 1), beside("2026-11-25", "week", -1)]).toEqual(["2026-11-30", "2026-11-16"]);
  expect([beside("2026-12-31", "month", 1), beside("2026-03-31", "month", -1)]).toEqual(["2027-01-01", "2026-02-01"]);
});

it("names the week and the day", () => {
  expect(titleOf("2026-11-24", "week")).toBe("November 23 to 27, 2026");
  expect(titleOf("2026-12-01", "week")).toBe("November 30 to December 4, 2026");
  expect(titleOf("2027-01-01", "week")).toBe("December 28, 2026 to January 1, 2027");
  expect(titleOf("2026-12-01", "week", { isShort: true })).toBe("Nov 30 to Dec 4");
  expect(titleOf("2026-11-24", "month")).toBe("November 2026");
  expect(dayTitle("2026-11-24")).toBe("Tuesday 11/24");
});

it("tells each zone's own day and time, also on the day of a change of the clock", () => {
  const late = "2026-11-24T01:30:00.000Z";
  expect([dayAt(Date.parse(late), "America/New_York"), dayAt(Date.parse(late), "UTC")]).toEqual([
    "2026-11-23",
    "2026-11-24",
  ]);
  expect(timeAt(Date.parse("2026-11-02T13:30:00Z"), "America/New_York")).toBe("8:30 AM");
  expect(timeAt(Date.parse("2026-10-30T12:30:00Z"), "America/New_York")).toBe("8:30 AM");
  expect(timeAt(Date.parse("2026-11-02T13:30:00Z"), "America/Los_Angeles")).toBe("5:30 AM");
  expect(dayOf({ at: "2026-11-26T00:00:00.000Z", isAllDay: true }, "America/Los_Angeles")).toBe("2026-11-26");
});

it.each([
  ["America/New_York", "ET"],
  ["America/Detroit", "ET"],
  ["America/Anchorage", "AKT"],
  ["America/Phoenix", "MST"],
])("names %s as it is named now", (zone, mark) => expect(zoneMark(zone)).toBe(mark));

it("says where the market does not trade as usual", () => {
  expect(["2026-11-26", "2026-11-27", "2026-11-24", "2026-11-28"].map(tradingNote)).toEqual([
    "Thanksgiving Day: market closed",
    "early close 2:00 PM ET",
    null,
    null,
  ]);
});

it("counts down in minutes, and in seconds in the last one", () => {
  const minutes = 60_000;
  expect([137 * minutes, 12 * minutes, 59_001, 42_000, 0, 72 * 60 * minutes].map(countdown)).toEqual([
    ...["in 2 h 17 min", "in 12 min", "in 60 s", "in 42 s", "in 0 s", "in 3 days"],
  ]);
});
