import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Reinvestment, reinvest } from "./reinvestment";

const plan: Reinvestment = { lumpSumPayment: 10_000, periodPayment: 500, periodFrequency: 12, rate: 7, term: 120 };

describe("money put aside", () => {
  it("grows to the figures of PUB-32 and PUB-33", () => {
    expect(reinvest(plan)).toMatchObject({ futureValue: 106_639.02, contributed: 70_000, growth: 36_639.02 });
    const once: Reinvestment = { lumpSumPayment: 25_000, periodPayment: 0, periodFrequency: 1, rate: 5.25, term: 60 };
    expect(reinvest(once)).toMatchObject({ futureValue: 32_288.7, contributed: 25_000, growth: 7288.7 });
  });

  it("pays at the end of each quarter: 1,000 + 1,010 + 1,020.10 + 1,030.301 at 4 %", () => {
    const quarterly: Reinvestment = { lumpSumPayment: 0, periodPayment: 1000, periodFrequency: 4, rate: 4, term: 12 };
    expect(reinvest(quarterly)).toMatchObject({ futureValue: 4060.4, contributed: 4000 });
  });

  it("pays nothing for a started period, and lets what is there grow by the part that has passed", () => {
    const yearly: Reinvestment = { lumpSumPayment: 1000, periodPayment: 100, periodFrequency: 1, rate: 21, term: 18 };
    // (1,000 × 1.21 + 100) × 1.1: half a year at 21 % is 10 %.
    expect(reinvest(yearly)).toMatchObject({ futureValue: 1441, contributed: 1100 });
  });

  it("tells the start, every year and the end", () => {
    const { course } = reinvest({ ...plan, rate: 0, term: 30 });
    expect(course).toEqual({
      months: [0, 12, 24, 30],
      value: [10_000, 16_000, 22_000, 25_000],
      contributed: [10_000, 16_000, 22_000, 25_000],
    });
    expect(reinvest({ ...plan, term: 24 }).course.months).toEqual([0, 12, 24]);
  });

  it("is what adding month after month gives", () => {
    const rate = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000);
    const money = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(money, money, rate, fc.integer({ min: 1, max: 600 }), (lumpSumPayment, periodPayment, r, term) => {
        let exact = lumpSumPayment;
        for (let month = 0; month < term; month++) exact = exact * (1 + r / 1200) + periodPayment;
        const { futureValue, contributed, growth } = reinvest({
          ...plan,
          lumpSumPayment,
          periodPayment,
          rate: r,
          term,
        });
        expect(Math.abs(futureValue - exact)).toBeLessThanOrEqual(0.005 + exact * 1e-12);
        expect(contributed).toBe(lumpSumPayment + periodPayment * term);
        expect(growth).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});
