import { describe, expect, it } from "vitest";
import { dayAfter, monthsBefore, type Observed, spreadOf, standingOf, weekly } from "./series";

const of = (...pairs: [string, number][]): Observed[] => pairs.map(([date, value]) => ({ date, value }));

/** Freddie Mac's survey as it was published, Primary Mortgage Market Survey of 12/31/2025 and before. */
const survey = of(
  ["2024-12-26", 6.85],
  ["2025-01-02", 6.91],
  ["2025-01-09", 6.93],
  ["2025-11-26", 6.23],
  ["2025-12-04", 6.19],
  ["2025-12-11", 6.22],
  ["2025-12-18", 6.21],
  ["2025-12-24", 6.18],
  ["2025-12-31", 6.15],
);

describe("a weekly survey", () => {
  it("is compared by whole weeks, also when a holiday moved its day", () => {
    const standing = standingOf(survey, "weekly")!;
    expect(standing).toEqual({
      last: { date: "2025-12-31", value: 6.15 },
      day: null,
      week: { date: "2025-12-24", value: 6.18, change: -0.03 },
      month: { date: "2025-12-04", value: 6.19, change: -0.04 },
      year: { date: "2025-01-02", value: 6.91, change: -0.76 },
    });
  });

  it("on a moved day finds the survey of the week before, not that of two weeks before", () => {
    expect(standingOf(survey.slice(0, -1), "weekly")!.week).toMatchObject({ date: "2025-12-18", change: -0.03 });
  });

  it("says nothing of a week that was not published", () => {
    const gap = survey.filter(({ date }) => date !== "2025-12-24");
    expect(standingOf(gap, "weekly")).toMatchObject({ week: null, month: { date: "2025-12-04" } });
  });
});

describe("a daily series", () => {
  const daily = of(
    ["2025-11-21", 6.39],
    ["2026-10-23", 6.44],
    ["2026-11-13", 6.48],
    ["2026-11-19", 6.491],
    ["2026-11-20", 6.498],
    ["2026-11-23", 6.512],
  );

  it("is compared with the day published before, over a weekend, and with the last one by the day of the calendar", () => {
    expect(standingOf(daily, "daily")).toEqual({
      last: { date: "2026-11-23", value: 6.512 },
      day: { date: "2026-11-20", value: 6.498, change: 0.014 },
      week: { date: "2026-11-13", value: 6.48, change: 0.032 },
      month: { date: "2026-10-23", value: 6.44, change: 0.072 },
      year: { date: "2025-11-21", value: 6.39, change: 0.122 },
    });
  });

  it("does not take a value for that of a day more than a week later", () => {
    expect(standingOf(daily.slice(-2), "daily")).toMatchObject({ week: null, month: null, year: null });
  });

  it("is not there where nothing was published", () => {
    expect(standingOf([], "daily")).toBeUndefined();
    expect(standingOf(daily.slice(-1), "daily")).toMatchObject({ day: null, week: null, month: null, year: null });
  });
});

it("finds the same day of an earlier month, and its last day where it is shorter", () => {
  expect(monthsBefore("2026-03-31", 1)).toBe("2026-02-28");
  expect(monthsBefore("2024-02-29", 12)).toBe("2023-02-28");
  expect(monthsBefore("2026-01-15", 1)).toBe("2025-12-15");
  expect(dayAfter("2026-03-08", 1)).toBe("2026-03-09");
});

it("takes one series from another on the days of the first", () => {
  const ten = of(["2026-11-19", 4.13], ["2026-11-20", 4.1]);
  const two = of(["2026-11-19", 3.55]);
  expect(spreadOf(ten, two)).toEqual(of(["2026-11-19", 0.58], ["2026-11-20", 0.55]));
  expect(spreadOf(of(["2026-12-19", 4.1]), two)).toEqual([]);
});

it("keeps the newest value of each week for a chart", () => {
  const days = of(["2026-11-10", 1], ["2026-11-13", 2], ["2026-11-16", 3], ["2026-11-20", 4]);
  expect(weekly(days)).toEqual(of(["2026-11-13", 2], ["2026-11-20", 4]));
  expect(weekly([])).toEqual([]);
});
