import { describe, expect, it } from "vitest";
import { yearTicks } from "./ticks";

describe("years labeled below a chart", () => {
  it("takes fives for 30 years on a desktop", () => expect(yearTicks(30, 322)).toEqual([0, 5, 10, 15, 20, 25, 30]));
  it("takes tens where there is no room for fives", () => expect(yearTicks(30, 180)).toEqual([0, 10, 20, 30]));
  it("prefers a step that reaches the last year", () => expect(yearTicks(15, 322)).toEqual([0, 5, 10, 15]));
  it("leaves out the label that would touch the last", () =>
    expect(yearTicks(31, 322)).toEqual([0, 5, 10, 15, 20, 25, 31]));
  it("labels a one-year loan", () => expect(yearTicks(1, 322)).toEqual([0, 1]));
  it("never crowds, whatever the term and the width", () => {
    for (let last = 1; last <= 50; last++)
      for (let width = 60; width <= 900; width += 20) {
        const ticks = yearTicks(last, width);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBe(last);
        const gaps = ticks.slice(1).map((year, i) => ((year - ticks[i]!) / last) * width);
        if (ticks.length > 2) expect(Math.min(...gaps)).toBeGreaterThan(28);
      }
  });
});
