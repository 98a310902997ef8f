import fc from "fast-check";
import { expect, it } from "vitest";
import { compound, discount } from "./compound";

it("is the product of its periods", () => {
  expect(compound(0.5, 3)).toBe(2.375);
  expect(compound(0.25, 1)).toBe(0.25);
  expect(compound(0.25, 0)).toBe(0);
  expect(compound(-0.5, 2)).toBe(-0.75);
});

it("keeps the digits of rates so small that 1 swallows them", () => {
  expect(compound(1e-18, 360)).toBeCloseTo(3.6e-16, 30);
  expect(discount(1e-18, 360)).toBeCloseTo(3.6e-16, 30);
});

it("agrees with the logarithm's way to thirteen digits, over every month of fifty years", () =>
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 0.1, noNaN: true }), fc.integer({ min: 1, max: 600 }), (rate, periods) => {
      const exact = Math.expm1(periods * Math.log1p(rate));
      expect(Math.abs(compound(rate, periods) / exact - 1)).toBeLessThan(2e-13);
      const shrunk = -Math.expm1(-periods * Math.log1p(rate));
      expect(Math.abs(discount(rate, periods) / shrunk - 1)).toBeLessThan(2e-13);
    }),
    { numRuns: 2000 },
  ));

it("is worth all of 1 where the growth is beyond any number", () => expect(discount(1e6, 600)).toBe(1));
