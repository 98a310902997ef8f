import { describe, expect, it } from "vitest";
import { asShown } from "./as-shown";
import {
  count,
  date,
  dayIn,
  difference,
  fixed,
  initials,
  minutesAndSeconds,
  money,
  moneyAsTyped,
  moneyWithCents,
  monthIn,
  percent,
  percentDigits,
  phone,
  short,
  shortMoney,
  time,
  timeOfDay,
  trimmedPercent,
} from "./format";

describe("numbers", () => {
  it.each([
    // How it is written, the value, and what stands on the screen.
    [money, 1234567, "$1,234,567"],
    [money, 0, "$0"],
    [money, -3000, "\u2212$3,000"],
    [money, -0.004, "$0"],
    [money, 999.5, "$1,000"],
    [moneyWithCents, 2966.2749, "$2,966.27"],
    [moneyWithCents, -0.004, "$0.00"],
    [moneyWithCents, -97.83, "\u2212$97.83"],
    [moneyAsTyped, 4000, "$4,000"],
    [moneyAsTyped, 4000.5, "$4,000.50"],
    [moneyAsTyped, -12.25, "\u2212$12.25"],
    [shortMoney, -450000, "\u2212$450k"],
    [count, 12345.678, "12,346"],
    [(value: unknown) => count(value, 2), 12345.678, "12,345.68"],
    [(value: unknown) => count(value, 2), 12345, "12,345"],
    [(value: unknown) => fixed(value, 2), 2528.27, "2,528.27"],
    [(value: unknown) => fixed(value, 2), -3, "\u22123.00"],
    [percent, 6.5, "6.500%"],
    [(value: unknown) => percent(value, 1), 43.25, "43.3%"],
    [trimmedPercent, 6.2682674, "6.268%"],
    [trimmedPercent, 6.5, "6.5%"],
    [trimmedPercent, 7, "7%"],
    [(value: unknown) => trimmedPercent(value, 2), 96.504, "96.5%"],
    [percentDigits, 6.125, "6.125"],
    [percentDigits, 20, "20"],
  ])("%o of %d", (write, value, text) => expect(write(value)).toBe(text));

  it.each([money, moneyWithCents, moneyAsTyped, shortMoney, short, count, percent, trimmedPercent])(
    "%o shows N/A for what is no number",
    (write) => {
      for (const value of [null, undefined, "12", Number.NaN, Number.POSITIVE_INFINITY])
        expect(write(value)).toBe("N/A");
    },
  );
});

describe("difference", () => {
  it("carries its sign", () => {
    expect(difference(4000, money)).toBe("+$4,000");
    expect(difference(-97.83, moneyWithCents)).toBe("\u2212$97.83");
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
});

describe("date", () => {
  it("writes a day as that day, wherever the reader is", () => expect(date("2026-11-20")).toBe("11/20/2026"));
  it("writes an instant as the reader's own day", () => expect(date(new Date(2026, 0, 5, 23, 59))).toBe("01/05/2026"));
  it.each([null, undefined, "", "soon"])("shows N/A for %s", (value) => expect(date(value)).toBe("N/A"));
  it.each([
    [0, 5, "12:05 AM"],
    [12, 0, "12:00 PM"],
    [14, 14, "2:14 PM"],
  ])("writes %d:%d as %s", (hour, minute, text) => {
    expect(time(new Date(2026, 0, 5, hour, minute))).toBe(text);
    expect(timeOfDay(hour, minute)).toBe(text);
  });
  it.each([
    [42, "0:42"],
    [872.9, "14:32"],
  ])("writes %d seconds as %s", (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text));
  it.each([
    ["en", "04/05/2030", "April 2030"],
    ["es", "5 de abril de 2030", "abril de 2030"],
  ] as const)("writes a day and its month in %s", (lang, day, month) => {
    expect(dayIn(lang, "2030-04-05")).toBe(day);
    expect(monthIn(lang, "2030-04-05")).toBe(month);
  });
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
      const text = percent(each).replace("\u2212", "-");
      expect(asShown(each, 3)).toBe(Number.parseFloat(text));
    }
  }
  expect([asShown(1.005, 2), asShown(2.5, 0), asShown(-2.5, 0), asShown(-0.4, 0) + 0]).toEqual([1.01, 3, -3, 0]);
});
