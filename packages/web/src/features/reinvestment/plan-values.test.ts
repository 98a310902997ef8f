import { ClientInput } from "@highway/core/clients/schema";
import { reinvest } from "@highway/engine/money/reinvestment";
import { describe, expect, it } from "vitest";
import { checkPlan, emptyPlan, frequencies, type PlanValues, planName, planOf, spanOf, valuesOf } from "./plan-values";

const whole: PlanValues = { ...emptyPlan, lumpSumPayment: 25_000, periodPayment: 250, rate: 6, years: 10 };

describe("a reinvestment", () => {
  it("is paid monthly, quarterly or yearly", () =>
    expect(frequencies.map(({ label, value }) => [label, value])).toEqual([
      ["Monthly", "12"],
      ["Quarterly", "4"],
      ["Yearly", "1"],
    ]));
  it("has a lump sum of 0 and monthly periods until it is said", () =>
    expect(emptyPlan).toMatchObject({ lumpSumPayment: 0, periodFrequency: "12" }));

  it("wants a payment, a rate and a time, in the specification's sentences", () =>
    expect(checkPlan(emptyPlan)).toEqual({
      periodPayment: "Lump Sum Payment or Period Payment is required",
      rate: "Assumed Rate of Return is required",
      months: "Years or Months is required",
    }));

  it.each([
    [{ lumpSumPayment: null, periodPayment: null }, "periodPayment", "Lump Sum Payment or Period Payment is required"],
    [{ lumpSumPayment: 1e9 }, "lumpSumPayment", "Enter an amount between 0 and 999,999,999"],
    [{ rate: 101 }, "rate", "Enter a percentage between 0 and 100"],
    [{ years: 51 }, "years", "Enter 0 to 50 years"],
    [{ years: 50, months: 1 }, "months", "Enter 0 to 600 months"],
    [{ years: 0, months: 0 }, "months", "Years or Months is required"],
  ])("%j says so at its field", (changes, field, sentence) => {
    expect(checkPlan({ ...whole, ...changes })).toMatchObject({ [field]: sentence });
    expect(planOf({ ...whole, ...changes })).toBeNull();
  });

  it("takes either payment, and years or months", () => {
    for (const changes of [{ lumpSumPayment: null }, { periodPayment: null }, { years: null, months: 5 }])
      expect(checkPlan({ ...whole, ...changes })).toEqual({});
  });

  it("has a term of twelve months a year and the months beside, and reads back the same", () => {
    const plan = planOf({ ...whole, months: 6, periodFrequency: "4" })!;
    expect(plan).toEqual({ lumpSumPayment: 25_000, periodPayment: 250, periodFrequency: 4, rate: 6, term: 126 });
    expect(valuesOf(plan)).toEqual({ ...whole, months: 6, periodFrequency: "4" });
    expect(planOf(valuesOf(plan))).toEqual(plan);
  });

  it("that the form takes, the server takes too", () => {
    for (const changes of [{}, { rate: 0 }, { years: 50 }, { lumpSumPayment: 0.01, periodPayment: null }])
      expect(ClientInput.safeParse({ name: "E", reinvestment: [planOf({ ...whole, ...changes })] }).success).toBe(true);
  });

  it("is named by what it is", () => {
    expect(planName(planOf(whole)!)).toBe("$25,000 and $250 monthly at 6% for 10 years");
    expect(planName({ ...planOf(whole)!, lumpSumPayment: 0, periodPayment: 99.5, rate: 6.125, term: 13 })).toBe(
      "$99.50 monthly at 6.125% for 1 year 1 month",
    );
    expect(spanOf(7)).toBe("7 months");
  });

  it("comes to what the annuity formula says", () => {
    const { futureValue, contributed } = reinvest(planOf({ ...whole, rate: 12, years: 1 })!);
    // 25,000 x 1.01^12 + 250 x (1.01^12 - 1) / 0.01
    expect(futureValue).toBeCloseTo(25_000 * 1.01 ** 12 + (250 * (1.01 ** 12 - 1)) / 0.01, 2);
    expect(contributed).toBe(28_000);
  });
});
