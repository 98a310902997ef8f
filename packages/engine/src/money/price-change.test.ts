import { expect, it } from "vitest";
import { priceChange } from "./price-change";

it("is PUB-34: from 99.8125 to 100.0625 is a quarter point, 25 basis points, 8 thirty-seconds", () =>
  expect(priceChange(99.8125, 100.0625)).toEqual({ points: 0.25, basisPoints: 25, thirtySeconds: 8 }));

it("is negative when the price falls, and nothing, without a sign, when it stays", () => {
  expect(priceChange(101, 100.875)).toEqual({ points: -0.125, basisPoints: -12.5, thirtySeconds: -4 });
  expect(Object.values(priceChange(99.9, 99.9)).every((each) => Object.is(each, 0))).toBe(true);
});

it("carries no binary noise", () =>
  expect(priceChange(100.1, 100.3)).toEqual({ points: 0.2, basisPoints: 20, thirtySeconds: 6.4 }));
