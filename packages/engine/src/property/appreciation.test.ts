import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, dollars } from "../money/cents";
import { grownValue, growthBy, meanGrowth, valueByMonth } from "./appreciation";

const series = (...yearly: number[]) => ({ yearly, source: "FHFA", date: "2026-09-30" });

describe("growth of a home's value", () => {
  it("compounds a yearly rate monthly: 6 % is half a percent a month, 12 months of it 6.16778 %", () => {
    expect(grownValue(dollars(100_000), 6, 12)).toBe(dollars(106_167.78));
    expect(grownValue(dollars(100_000), 6, 1)).toBe(dollars(100_500));
    expect(valueByMonth(dollars(100_000), [6], 12)[12]).toBe(dollars(106_167.78));
  });

  it("takes a forecast's years in order, and its last rate for all later ones", () => {
    const path = valueByMonth(dollars(100_000), [12, 0, -12], 48);
    const afterOne = grownValue(dollars(100_000), 12, 12);
    expect([path[0], path[12], path[24]]).toEqual([dollars(100_000), afterOne, afterOne]);
    // 1.01^12 × 0.99^24 = 0.8853217…
    expect(path[48]).toBe(dollars(88_532.18));
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
        low.forEach((each, at) => {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(high[at]!).toBeGreaterThanOrEqual(each);
          if (each < 2 ** 53) expect(Number.isInteger(each)).toBe(true);
        });
      }),
      { numRuns: 200 },
    );
  });
});
