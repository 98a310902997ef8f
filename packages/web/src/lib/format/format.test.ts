import { describe, expect, it } from "vitest";
import { asShown } from "./as-shown";
import { count, date, difference, initials, money, percent, phone, short, shortMoney, time } from "./format";

describe("money", () => {
  it.each([
    [1234567, "$1,234,567"],
    [0, "$0"],
    [-3000, "\u2212$3,000"],
    [-0.004, "$0"],
    [999.5, "$1,000"],
  ])("writes %d as %s", (value, text) => expect(money(value)).toBe(text));
  it("writes cents when asked", () => expect(money(2966.2749, { cents: true })).toBe("$2,966.27"));
  it.each([null, undefined, "12", Number.NaN, Number.POSITIVE_INFINITY])("shows N/A for %s", (value) =>
    expect(money(value)).toBe("N/A"),
  );
});

describe("percent", () => {
  it("keeps three decimals", () => expect(percent(6.5)).toBe("6.500%"));
  it("drops trailing zeros of an APR", () => {
    expect(percent(6.2682674, { trim: true })).toBe("6.268%");
    expect(percent(6.5, { trim: true })).toBe("6.5%");
    expect(percent(7, { trim: true })).toBe("7%");
  });
  it("shows N/A for no number", () => expect(percent(null)).toBe("N/A"));
});

describe("difference", () => {
  const cents = (value: number) => money(value, { cents: true });
  it("carries its sign", () => {
    expect(difference(4000, money)).toBe("+$4,000");
    expect(difference(-97.83, cents)).toBe("\u2212$97.83");
  });
  it("says same when what is shown is equal", () => {
    expect(difference(0, money)).toBe("same");
    expect(difference(0.3, money)).toBe("same");
  });
});

describe("short", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1k"],
    [450000, "450k"],
    [999949, "999.9k"],
    [999950, "1M"],
    [1200000, "1.2M"],
    [2.5e9, "2.5B"],
    [3e12, "3T"],
    [-4500, "\u22124.5k"],
    [Number.NaN, "N/A"],
  ])("writes %d as %s", (value, text) => expect(short(value)).toBe(text));
  it("puts the dollar after the minus", () => expect(shortMoney(-450000)).toBe("\u2212$450k"));
  it("groups plain numbers", () => expect(count(12345.678, 2)).toBe("12,345.68"));
});

describe("date", () => {
  it("writes a day as that day, wherever the reader is", () => expect(date("2026-11-20")).toBe("11/20/2026"));
  it("writes an instant as the reader's own day", () => expect(date(new Date(2026, 0, 5, 23, 59))).toBe("01/05/2026"));
  it.each([null, undefined, "", "soon"])("shows N/A for %s", (value) => expect(date(value)).toBe("N/A"));
  it.each([
    [0, 5, "12:05 AM"],
    [12, 0, "12:00 PM"],
    [14, 14, "2:14 PM"],
  ])("writes %d:%d as %s", (hour, minute, text) => expect(time(new Date(2026, 0, 5, hour, minute))).toBe(text));
});

describe("phone", () => {
  it.each([
    ["9195550142", 0, undefined, "Office: (919) 555-0142"],
    ["919-555-0142", 1, "7", "Direct: (919) 555-0142 ext. 7"],
    ["+1 (919) 555 0142", 2, undefined, "Cell: (919) 555-0142"],
    ["9195550142", 9, undefined, "Cell: (919) 555-0142"],
    ["9195550142", -1, undefined, "(919) 555-0142"],
    ["0042", undefined, undefined, "0042"],
  ])("writes %s of kind %s", (number, type, ext, text) => expect(phone(number, type, ext)).toBe(text));
});

describe("initials", () => {
  it.each([
    ["Elena Marchetti", "EM"],
    ["Andre and Simone Baptiste", "AB"],
    ["Jonah Feld (demo)", "JF"],
    ["Cher", "C"],
    ["  ", ""],
  ])("of %s", (name, text) => expect(initials(name)).toBe(text));
});

it("reads a figure as it is written, halves and the ends of doubles too", () => {
  for (let millionths = 6_470_000; millionths < 6_480_000; millionths += 50) {
    const value = millionths / 1e6;
    for (const each of [value, -value]) {
      const text = percent(each, { decimals: 3 }).replace("\u2212", "-");
      expect(asShown(each, 3)).toBe(Number.parseFloat(text));
    }
  }
  expect([asShown(1.005, 2), asShown(2.5, 0), asShown(-2.5, 0), asShown(-0.4, 0) + 0]).toEqual([1.01, 3, -3, 0]);
});
