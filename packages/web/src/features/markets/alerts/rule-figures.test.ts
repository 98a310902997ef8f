import type { RuleInput } from "@highway/core/alerts/schema";
import type { DayCourse } from "@highway/core/market/quotes/schema";
import { expect, it } from "vitest";
import { course, morning } from "../quotes.fixture";
import { goalOf, type Market, secondsText, todayText, wouldHaveSent } from "./rule-figures";

const market: Market = { coupons: morning.coupons, indices: [], courses: [course], sheet: "09:40" };
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

it("says what a rule means today", () => {
  expect(todayText(rule(), market)).toBe("Today that is 101.31 (101-10) or lower. At most once a day.");
  expect(todayText(rule({ since: "level", direction: "rises", amount: 101.75, isOnce: true }), market)).toBe(
    "Now 101.28 (101-09), 47 bp away. Once, then off.",
  );
  expect(todayText(rule(), { ...market, sheet: null })).toBe(
    "It waits until your sheet has a time today. At most once a day.",
  );
});

const dayOf = (day: string, ...prices: (number | null)[]): DayCourse => ({
  day,
  step: 5,
  prices: { "umbs30-6.0": prices },
});
/** Sheets come out at 8:05. */
const days = [
  dayOf("2026-11-18", 101, 101, 100.9),
  dayOf("2026-11-19", 100.9, 101, 100.74),
  dayOf("2026-11-20", 100.7, 100.6, 100.6),
  dayOf("2026-11-23"),
];

it("finds the days on which a rule would have been sent, and counts only those whose prices are known", () => {
  const known = { ...market, courses: days, sheet: "08:05" };
  expect(wouldHaveSent(rule(), known)).toEqual({ days: ["2026-11-19"], of: 3 });
  // The first day has no close before it.
  expect(wouldHaveSent(rule({ since: "close", amount: 14 }), known)).toEqual({
    days: ["2026-11-19", "2026-11-20"],
    of: 2,
  });
  expect(wouldHaveSent(rule({ since: "level", amount: 100.65 }), known)).toEqual({ days: ["2026-11-20"], of: 3 });
  expect(wouldHaveSent(rule({ since: "dayBefore", subject: "30-Year Fixed" }), known)).toBeUndefined();
  expect(wouldHaveSent(rule(), { ...market, courses: [] })).toBeUndefined();
});

it("tells how long a way took from the tick, and of a test from the press", () => {
  const alert = { tickAt: "2026-11-24T15:37:12.000Z", createdAt: "2026-11-24T15:37:12.600Z", isTest: false };
  expect(secondsText(alert, "2026-11-24T15:37:12.900Z")).toBe("0.9 s");
  expect(secondsText({ ...alert, isTest: true }, "2026-11-24T15:37:12.900Z")).toBe("0.3 s");
  expect(secondsText(alert, "2026-11-24T15:47:12.000Z")).toBe("10 min");
});
