import fc from "fast-check";
import { expect, it } from "vitest";
import { dollars, type Months, percent } from "../money/cents";
import { exactPayment, monthlyPayment } from "./payment";

const year = 360 as Months;

it("divides the principal by the payments at 0 %", () => {
  expect(monthlyPayment(dollars(360_000), percent(0), year)).toBe(dollars(1000));
});

it("meets the 0 % payment as the rate goes to nothing, where 1 − (1 + i)^−n loses its digits", () => {
  const none = exactPayment(dollars(360_000), percent(0), year);
  for (const rate of [1e-3, 1e-6, 1e-9, 1e-12, 1e-15]) {
    // To the first order a rate adds (n + 1) / 2 months of interest, spread over n payments.
    const expected = none + (dollars(360_000) * (rate / 1200) * (year + 1)) / 2 / year;
    expect(Math.abs(exactPayment(dollars(360_000), percent(rate), year) / expected - 1)).toBeLessThan(1e-5);
  }
});

it("never falls when the rate rises", () => {
  const rates = fc.integer({ min: 0, max: 25_000 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 }), rates, fc.integer({ min: 1, max: 600 }), (cents, rate, term) => {
      const at = (typed: number) => monthlyPayment(dollars(cents / 100), percent(typed), term as Months);
      expect(at(rate + 0.125)).toBeGreaterThanOrEqual(at(rate));
    }),
    { numRuns: 1000 },
  );
});

it("asks for nothing when there is no term", () => {
  expect(monthlyPayment(dollars(100_000), percent(6), 0 as Months)).toBe(0);
});
