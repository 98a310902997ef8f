import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { easternInstant, inEastern, minutesOf } from "./pure/eastern";
import { sessionAt, staleFor } from "./pure/session";
import { holidayOn, hoursOf, nextTradingDay, tradingDayBefore } from "./pure/trading-days";

const at = (text: string) => Date.parse(text);

it.each([
  ["2026-11-24T15:42:18Z", "2026-11-24", 10 * 60 + 42],
  ["2026-07-01T12:15:00Z", "2026-07-01", 8 * 60 + 15],
  ["2026-11-24T04:59:00Z", "2026-11-23", 23 * 60 + 59],
  ["2026-11-24T05:00:00Z", "2026-11-24", 0],
])("reads %s on the clock of New York", (instant, day, minutes) =>
  expect(inEastern(at(instant))).toMatchObject({ day, minutes }),
);

it("finds 8:15 AM on both sides of each change of the clock", () => {
  const days = ["2026-03-06", "2026-03-08", "2026-03-09", "2026-10-30", "2026-11-01", "2026-11-02"];
  expect(days.map((day) => new Date(easternInstant(day, minutesOf("8:15"))).toISOString().slice(11, 16))).toEqual([
    "13:15",
    "12:15",
    "12:15",
    "12:15",
    "13:15",
    "13:15",
  ]);
});

it("finds each quarter hour of any day again", () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 4 * 60, max: 23 * 60 }), (date, minutes) => {
      expect(inEastern(easternInstant(date, minutes))).toEqual({ day: date, minutes, seconds: 0 });
    }),
  );
});

describe("days of trading", () => {
  it.each(["2026-11-26", "2026-11-28", "2026-11-29", "2027-03-26"])("there is none on %s", (day) =>
    expect(hoursOf(day)).toBeUndefined(),
  );
  it("ends early after Thanksgiving and, in 2026, at noon of Good Friday", () => {
    expect(hoursOf("2026-11-27")?.closes).toBe(14 * 60);
    expect(hoursOf("2026-04-03")?.closes).toBe(12 * 60);
    expect(hoursOf("2026-11-24")).toEqual({ opens: 480, closes: 1020 });
  });
  it("skips holidays and weekends both ways", () => {
    expect(nextTradingDay("2026-11-25")).toBe("2026-11-27");
    expect(nextTradingDay("2026-11-27")).toBe("2026-11-30");
    expect(tradingDayBefore("2026-11-30")).toBe("2026-11-27");
    expect(tradingDayBefore("2026-11-27")).toBe("2026-11-25");
    expect(holidayOn("2026-11-26")).toBe("Thanksgiving Day");
  });
});

describe("the session", () => {
  it.each<[string, string, boolean, string]>([
    ["2026-11-24T12:59:59Z", "2026-11-23", false, "2026-11-24T13:00:00.000Z"],
    ["2026-11-24T13:00:00Z", "2026-11-24", true, "2026-11-25T13:00:00.000Z"],
    ["2026-11-24T21:59:59Z", "2026-11-24", true, "2026-11-25T13:00:00.000Z"],
    ["2026-11-24T22:00:00Z", "2026-11-24", false, "2026-11-25T13:00:00.000Z"],
    ["2026-11-26T15:00:00Z", "2026-11-25", false, "2026-11-27T13:00:00.000Z"],
    ["2026-11-27T18:59:59Z", "2026-11-27", true, "2026-11-30T13:00:00.000Z"],
    ["2026-11-27T19:00:00Z", "2026-11-27", false, "2026-11-30T13:00:00.000Z"],
    ["2026-07-01T12:00:00Z", "2026-07-01", true, "2026-07-02T12:00:00.000Z"],
  ])("of %s is that of %s, open %s, next %s", (instant, day, isOpen, next) => {
    const session = sessionAt(at(instant));
    expect([session.day, session.isOpen, new Date(session.nextOpensAt).toISOString()]).toEqual([day, isOpen, next]);
  });
  it("calls a price old after five minutes without a tick, and only while the market is open", () => {
    const open = sessionAt(at("2026-11-24T15:42:18Z"));
    const age = (tick: string | null, now: string) => staleFor(tick, at(now), sessionAt(at(now)));
    expect(age("2026-11-24T15:37:18Z", "2026-11-24T15:42:18Z")).toBeUndefined();
    expect(age("2026-11-24T15:37:17Z", "2026-11-24T15:42:18Z")).toBe(301_000);
    expect(age("2026-11-23T21:59:00Z", "2026-11-24T22:30:00Z")).toBeUndefined();
    expect(staleFor(null, open.opensAt + 301_000, open)).toBe(301_000);
    expect(staleFor(null, open.opensAt + 299_000, open)).toBeUndefined();
  });
});
