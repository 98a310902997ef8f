import { exampleAlert, exampleRule } from "@highway/core/alerts/example";
import { sessionAt } from "@highway/core/market/quotes/pure/session";
import fc from "fast-check";
import { expect, it } from "vitest";
import { labelFoot, labelTops, spread } from "../chart-scale";
import { rowOf } from "../figures";
import { at, course, morning } from "../quotes.fixture";
import { movedTo, sentBy, standingOn, standingText, startAt } from "./chart-alerts";
import { goalFrom } from "./rule-figures";

const now = Date.parse(at);
const session = sessionAt(now);
const row = rowOf(morning.coupons[2]!, { course, sheet: "09:40", session, now });
const close = { ...exampleRule, id: "lka_close", since: "close" as const, amount: 19 };
const level = { ...exampleRule, id: "lka_level", since: "level" as const, direction: "rises" as const, amount: 101.75 };

it("stands at the price that the alert is sent at today, the highest first, and leaves out what is off or unknown", () => {
  const rules = [
    exampleRule,
    close,
    level,
    { ...level, id: "lka_off", isOn: false },
    { ...level, subject: "umbs30-5.0" },
  ];
  expect(standingOn(row, rules).map(({ rule, price }) => [rule.id, price])).toEqual([
    ["lka_level", 101.75],
    [exampleRule.id, 101.31],
    ["lka_close", 101.28],
  ]);
  expect(standingOn({ ...row, sheetPrice: null }, [exampleRule])).toEqual([]);
});

it("words an alert as the chart does", () => {
  expect(standingText({ price: 101.31, from: 101.56 }, false)).toBe("Alert at 101.31 (101-10), −8/32");
  expect(standingText({ price: 101.75, from: null }, false)).toBe("Alert at 101.75 (101-24)");
  expect(standingText({ price: 101.75, from: null }, true)).toBe("Alert 101.75");
});

it("moves an alert to the price at which it is dropped, as far as its size may go", () => {
  const moved = (to: number) => movedTo({ rule: exampleRule, from: 101.56, price: to }, 101.28);
  expect(moved(101.2)).toEqual({ ...exampleRule, amount: 36 });
  expect([moved(101.56).amount, moved(102).amount, moved(90).amount]).toEqual([1, 1, 500]);
  fc.assert(
    fc.property(fc.integer({ min: 9_656, max: 10_155 }), (cents) => {
      expect(goalFrom(moved(cents / 100), 101.56)).toBe(cents / 100);
    }),
  );
});

it("waits for a price from the side on which the market is", () => {
  const moved = (to: number) => movedTo({ rule: level, from: null, price: to }, 101.28);
  expect([moved(101.6), moved(101.1), moved(101.28)].map(({ direction, amount }) => [direction, amount])).toEqual([
    ["rises", 101.6],
    ["falls", 101.1],
    ["rises", 101.28],
  ]);
  expect(startAt("umbs30-6.0", 101.1, 101.28)).toMatchObject({ direction: "falls", amount: 101.1, since: "level" });
});

it("knows the day's ticks that sent an alert of the coupon, and no test", () => {
  const alerts = [exampleAlert, { ...exampleAlert, isTest: true }, { ...exampleAlert, subject: "umbs30-5.0" }];
  expect(sentBy(row, alerts, session.opensAt)).toEqual([
    { id: exampleAlert.id, at: Date.parse(exampleAlert.tickAt), price: 101.31 },
  ]);
  expect(sentBy(row, [{ ...exampleAlert, tickAt: "2026-11-23T15:00:00.000Z" }], session.opensAt)).toEqual([]);
});

it("keeps the labels of alerts a basis point apart off each other and off both lines", () => {
  const crossed = (lines: number[], floor = 250) =>
    labelTops(lines, floor).filter((top) => lines.some((line) => line > top && line < top + labelFoot));
  // A basis point is about 7 pixels of the usual chart.
  expect(labelTops([180, 187], 250)).toEqual([164, 191]);
  expect(labelTops([187, 180], 250)).toEqual([191, 164]);
  expect(labelTops([180], 250)).toEqual([164]);
  // At the upper edge there is no room above.
  expect(labelTops([0], 250)).toEqual([4]);
  for (const lines of [
    [180, 187],
    [180, 180],
    [180, 187, 194],
    [60, 180, 187],
    [180, 192, 199, 206],
    [0],
    [3, 9],
    [0, 20],
    [4, 20, 44, 80],
  ]) {
    expect(crossed(lines)).toEqual([]);
    const tops = labelTops(lines, 250).toSorted((one, other) => one - other);
    for (const [at, top] of tops.entries()) if (at > 0) expect(top - tops[at - 1]!).toBeGreaterThanOrEqual(labelFoot);
  }
  // At the floor there is no room below.
  expect(labelTops([238, 245], 250)).toEqual([208, 222]);
});

it("sets labels apart without changing their order or leaving the room", () => {
  const places = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 10 });
  fc.assert(
    fc.property(places, (all) => {
      const moved = spread(all, 14, 200);
      for (const [one, place] of moved.entries()) {
        expect(place).toBeLessThanOrEqual(200);
        expect(place).toBeGreaterThanOrEqual(0);
        for (const [other, beside] of moved.entries())
          if (all[one]! < all[other]!) expect(beside - place).toBeGreaterThanOrEqual(14 - 1e-9);
      }
    }),
  );
});
