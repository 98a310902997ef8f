import type { RuleInput } from "@highway/core/alerts/schema";
import type { DaySpan } from "@highway/core/market/quotes/schema";
import { expect, it } from "vitest";
import { course, morning } from "../quotes.fixture";
import { goalOf, type Market, reachedBy, secondsText, todayText, triedText, wouldHaveSent } from "./rule-figures";

const market: Market = { coupons: morning.coupons, indices: [], course, sheet: "09:40" };
const rule = (over: Partial<RuleInput> = {}): RuleInput => ({
  subject: "umbs30-6.0",
  direction: "falls",
  since: "sheet",
  amount: 25,
  ways: { page: true, mail: false, push: false },
  isOnce: false,
  isOn: true,
  ...over,
});

it("names the price at which a rule is sent today: 25 basis points below 101.56 at 9:40, 19 below the close of 101.47", () => {
  expect(goalOf(rule(), market)).toBe(101.31);
  expect(goalOf(rule({ since: "close", amount: 19 }), market)).toBe(101.28);
  expect(goalOf(rule({ since: "close", direction: "rises", amount: 19 }), market)).toBe(101.66);
  expect(goalOf(rule({ since: "level", amount: 101.75 }), market)).toBe(101.75);
  expect(goalOf(rule(), { ...market, sheet: null })).toBeUndefined();
});

it("knows a rule that the price of now, 101.28, would send at once", () => {
  expect(reachedBy(rule(), market)).toBe(101.28);
  expect(reachedBy(rule({ amount: 28 }), market)).toBe(101.28);
  expect(reachedBy(rule({ amount: 29 }), market)).toBeUndefined();
  expect(reachedBy(rule({ direction: "rises", amount: 1 }), market)).toBeUndefined();
  expect(reachedBy(rule({ since: "level", direction: "rises", amount: 101.28 }), market)).toBe(101.28);
  expect(reachedBy(rule(), { ...market, sheet: null })).toBeUndefined();
});

it("says what a rule means today", () => {
  expect(todayText(rule(), market)).toBe("25 bp; at 101.31 (101-10) or lower today. At most once a day.");
  expect(todayText(rule({ since: "level", direction: "rises", amount: 101.75, isOnce: true }), market)).toBe(
    "Now 101.28 (101-09), 47 bp away. Once, then off.",
  );
  const reached = { since: "level", isOnce: true } as const;
  expect(todayText(rule({ ...reached, amount: 101.5 }), market)).toBe(
    "Now 101.28 (101-09), already lower. Once, then off.",
  );
  expect(todayText(rule({ ...reached, direction: "rises", amount: 101 }), market)).toBe(
    "Now 101.28 (101-09), already higher. Once, then off.",
  );
  expect(todayText(rule({ ...reached, amount: 101.28 }), market)).toBe(
    "Now 101.28 (101-09): it is there. Once, then off.",
  );
  expect(todayText(rule(), { ...market, sheet: null })).toBe(
    "25 bp. It waits until your sheet has a time today. At most once a day.",
  );
  expect(todayText(rule({ since: "close", direction: "rises", amount: 24, isOnce: true }), market)).toBe(
    "About 7+/32; at 101.71 (101-22+) or higher today. Once, then off.",
  );
});

const span = (day: string, over: Partial<DaySpan> = {}): DaySpan => ({
  day,
  close: 101,
  low: 100.7,
  high: 101.2,
  sheetPrice: 101.1,
  lowAfter: 100.9,
  highAfter: 101.2,
  ...over,
});

it("finds the days on which a rule would have been sent by a tick, and counts only those that are known", () => {
  const days = [
    span("2026-11-18"),
    span("2026-11-19", { lowAfter: 100.85 }),
    span("2026-11-20", { close: null, sheetPrice: null }),
    span("2026-11-23", { low: null, high: null, lowAfter: null, highAfter: null }),
    span("2026-11-24", { lowAfter: null, highAfter: null }),
  ];
  expect(wouldHaveSent(rule(), days)).toEqual({ days: ["2026-11-19"], of: 3 });
  expect(wouldHaveSent(rule({ since: "close", amount: 30 }), days)).toEqual({
    days: ["2026-11-18", "2026-11-19", "2026-11-24"],
    of: 3,
  });
  expect(wouldHaveSent(rule({ since: "close", amount: 31 }), days)).toEqual({ days: [], of: 3 });
  expect(wouldHaveSent(rule({ since: "level", direction: "rises", amount: 101.2 }), days)?.of).toBe(4);
  expect(wouldHaveSent(rule({ since: "dayBefore", subject: "30-Year Fixed" }), days)).toBeUndefined();
  expect(wouldHaveSent(rule(), [])).toBeUndefined();
});

it("says on how many of the last 20 days, and how many are known where they are fewer", () => {
  const days = Array.from({ length: 20 }, (_, at) => `d${at}`);
  const text = (sent: string[], of: number) => triedText({ days: sent, of }, (day) => day);
  expect(text([], 20)).toBe("It would not have gone off on any of the last 20 trading days.");
  expect(text(["d3", "d7"], 20)).toBe("It would have gone off on 2 of the last 20 trading days, on d3, d7.");
  expect(text(days.slice(0, 7), 20)).toBe(
    "It would have gone off on 7 of the last 20 trading days, last on d2, d3, d4, d5, d6.",
  );
  expect(text(["d3"], 7)).toBe(
    "It would have gone off on 1 of the 7 trading days that are known among the last 20, on d3.",
  );
  expect(text([], 1)).toBe("It would not have gone off on the 1 trading day that is known among the last 20.");
});

it("measures from the minute of the sheet, and not from the five minutes before it", () => {
  const prices = course.prices["umbs30-6.0"]!.map((price, minute) => (minute === 102 ? 101.5 : price));
  const known = { ...market, course: { ...course, prices: { ...course.prices, "umbs30-6.0": prices } } };
  expect(goalOf(rule(), { ...known, sheet: "09:42" })).toBe(101.25);
});

it("tells how long a way took from the tick, and of a test from the press", () => {
  const alert = { tickAt: "2026-11-24T15:37:12.000Z", createdAt: "2026-11-24T15:37:12.600Z", isTest: false };
  expect(secondsText(alert, "2026-11-24T15:37:12.900Z")).toBe("0.9 s");
  expect(secondsText({ ...alert, isTest: true }, "2026-11-24T15:37:12.900Z")).toBe("0.3 s");
  expect(secondsText(alert, "2026-11-24T15:47:12.000Z")).toBe("10 min");
});
