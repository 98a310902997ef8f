import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakEven, crossover } from "./comparison";
import { paymentBreakEven } from "./payment-break-even";

const byPayment = (extraCash: number, lowerPayment: number, longest = 360) =>
  paymentBreakEven({ extraCash, lowerPayment, longest });

describe("the payment break-even", () => {
  it("is the extra cash over the lower payment, rounded up", () => {
    expect(byPayment(4000_00, 97_83)).toEqual({ kind: "after", months: 41 });
    expect(byPayment(400, 100)).toEqual({ kind: "after", months: 4 });
    expect(byPayment(401, 100)).toEqual({ kind: "after", months: 5 });
    expect(byPayment(1, 100)).toEqual({ kind: "after", months: 1 });
  });
  it("is what was kept at closing over the higher payment, rounded down: so long it lasts", () => {
    expect(byPayment(-400, -100)).toEqual({ kind: "until", months: 4 });
    expect(byPayment(-399, -100)).toEqual({ kind: "until", months: 3 });
    expect(byPayment(-50, -100)).toEqual({ kind: "until", months: 0 });
  });
  it("is at once when the loan is no worse from the start", () => {
    for (const [cash, payment] of [
      [0, 0],
      [0, 1],
      [-1, 0],
      [-500, 500],
    ] as const)
      expect(byPayment(cash, payment)).toEqual({ kind: "always" });
  });
  it("never comes when nothing is paid back", () => {
    for (const [cash, payment] of [
      [1, 0],
      [1, -5],
      [0, -1],
    ] as const)
      expect(byPayment(cash, payment)).toEqual({ kind: "never" });
  });
  it("ends with the longer loan: what would come after does not count", () => {
    expect(byPayment(36_000, 100)).toEqual({ kind: "after", months: 360 });
    expect(byPayment(36_001, 100)).toEqual({ kind: "never" });
    expect(byPayment(-35_999, -100)).toEqual({ kind: "until", months: 359 });
    expect(byPayment(-36_000, -100)).toEqual({ kind: "always" });
    expect(byPayment(36_001, 100, 0)).toEqual({ kind: "after", months: 361 });
  });
  it("is what adding up month after month says", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -3000, max: 3000 }),
        fc.integer({ min: -60, max: 60 }),
        fc.integer({ min: 1, max: 90 }),
        (extraCash, lowerPayment, longest) => {
          // At closing equal cash and a higher payment is no lead: that alone differs from adding up.
          fc.pre(extraCash !== 0 || lowerPayment >= 0);
          const ahead = (month: number) => extraCash <= lowerPayment * month;
          expect(byPayment(extraCash, lowerPayment, longest)).toEqual(breakEven(ahead, longest));
        },
      ),
    ));
});

describe("a break-even by months", () => {
  const over = (...leads: number[]) => breakEven((month) => leads[month]! >= 0, leads.length - 1);
  it("tells who is ahead, from when or until when", () => {
    expect(over(0, 1, 5)).toEqual({ kind: "always" });
    expect(over(0, 0, 0)).toEqual({ kind: "always" });
    expect(over(-1, -1)).toEqual({ kind: "never" });
    expect(over(-9, -4, 0, 5)).toEqual({ kind: "after", months: 2 });
    expect(over(9, 4, 0, -5)).toEqual({ kind: "until", months: 2 });
    expect(over(0, -5)).toEqual({ kind: "until", months: 0 });
  });
  it("tells the first time, whatever comes later", () => {
    expect(over(-1, 1, -1)).toEqual({ kind: "after", months: 1 });
    expect(over(1, -1, 1)).toEqual({ kind: "until", months: 0 });
  });
  it("takes closing alone where nothing is paid back", () => {
    expect(over(0)).toEqual({ kind: "always" });
    expect(over(-1)).toEqual({ kind: "never" });
  });
});

describe("the crossover of two balances", () => {
  const cross = (one: number[], other: number[]) =>
    crossover(Float64Array.from(one), Float64Array.from(other), one.length - 1);
  it("is the payment after which the lead is first the other's", () => {
    expect(cross([100, 90, 80], [110, 95, 79])).toEqual({ months: 2 });
    expect(cross([110, 95, 79], [100, 90, 80])).toEqual({ months: 2 });
  });
  it("does not come from being equal, before or between", () => {
    expect(cross([100, 90, 80], [100, 80, 70])).toBeNull();
    expect(cross([100, 90, 80, 70], [110, 90, 80, 71])).toBeNull();
    expect(cross([100, 90, 80, 70], [110, 90, 80, 69])).toEqual({ months: 3 });
    expect(cross([100, 50, 0], [100, 50, 0])).toBeNull();
  });
  it("tells the first of several", () => expect(cross([1, 3, 1], [2, 2, 2])).toEqual({ months: 1 }));
});
