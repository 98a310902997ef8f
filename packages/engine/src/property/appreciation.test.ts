import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, dollars } from "../money/cents";
import { grownValue, growthBy, meanGrowth, valueByMonth } from "./appreciation";

const series = (...yearly: number[]) => ({ yearly, source: "FHFA", date: "2026-09-30" });

describe("growth of a home's value", () => {
  it("is an effective yearly rate: 3.5 % a year is 3.5 % after a year, and a month is its twelfth root", () => {
    expect(grownValue(dollars(400_000), 3.5, 12)).toBe(dollars(414_000));
    expect(valueByMonth(dollars(400_000), [3.5], 12)[12]).toBe(dollars(414_000));
    // 1.06^10 = 1.790847696…, and 1.06^(1/12) = 1.004867550…
    expect(grownValue(dollars(400_000), 6, 120)).toBe(dollars(716_339.08));
    expect(grownValue(dollars(100_000), 6, 1)).toBe(dollars(100_486.76));
  });

  it("leads by a series' mean back to the series' own last value", () => {
    const yearly = [4, -3, 11, 0.5];
    const last = yearly.reduce((value, rate) => value * (1 + rate / 100), 100_000);
    expect(grownValue(dollars(100_000), meanGrowth(yearly), 48) / 100).toBeCloseTo(last, 1);
  });

  it("takes a forecast's years in order, and its last rate for all later ones", () => {
    const path = valueByMonth(dollars(100_000), [12, 0, -12], 48);
    const afterOne = grownValue(dollars(100_000), 12, 12);
    expect([path[0], path[12], path[24]]).toEqual([dollars(100_000), afterOne, afterOne]);
    // 1.12 × 0.88 × 0.88 = 0.867328
    expect(path[48]).toBe(dollars(86_732.8));
  });

  it("is the historical mean: 10 % up and 10 % down lead to 99 % in two years, which is -0.501256 % a year", () => {
    expect(meanGrowth([10, -10])).toBe(-0.501256);
    expect(meanGrowth([4])).toBe(4);
    expect(growthBy("historical", 9, { historical: series(10, -10), forecast: series(3) })).toEqual({
      type: "historical",
      yearly: [-0.501256],
      assumed: false,
      source: "FHFA, 2026-09-30",
    });
  });

  it("is what was chosen, and assumed to be nothing where that is not known", () => {
    expect(growthBy("custom", -2.5, undefined)).toMatchObject({ yearly: [-2.5], assumed: false });
    expect(growthBy("custom", 0, undefined)).toMatchObject({ yearly: [0], assumed: false });
    expect(growthBy("forecast", 3, { forecast: series(3, 4) })).toMatchObject({ yearly: [3, 4], assumed: false });
    for (const unknown of [undefined, {}, { forecast: series() }])
      expect(growthBy("forecast", 3, unknown)).toMatchObject({ yearly: [0], assumed: true });
    expect(growthBy("custom", undefined, { forecast: series(3) })).toMatchObject({ yearly: [0], assumed: true });
  });

  it("is never less with a higher rate, never negative, and whole cents", () => {
    const rate = fc.integer({ min: -2_000_000, max: 100_000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), rate, fc.nat(50_000), fc.nat(600), (value, r, more, count) => {
        const [low, high] = [
          valueByMonth(value as Cents, [r], count),
          valueByMonth(value as Cents, [r + more / 1000], count),
        ];
        const wrong = [...low].filter(
          (each, at) => !(each >= 0 && high[at]! >= each && (each >= 2 ** 53 || Number.isInteger(each))),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
