import { describe, expect, it } from "vitest";
import { breakEven } from "./break-even";
import { crossover } from "./comparison";

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
