import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  moveIn32nds,
  moveIn32ndsText,
  moveInBasisPoints,
  priceIn32nds,
  priceText,
  shownPrice,
  thirtySecondsOf,
} from "./shown-price";

/** Prices as a screen of 11/24/2026 shows them, worked out by hand. */
const shown: [number, string][] = [
  [97.03, "97-01"],
  [99.45, "99-14+"],
  [101.28, "101-09"],
  [102.91, "102-29"],
  [100.02, "100-00+"],
  [101.31, "101-10"],
  [99.67, "99-21+"],
  [101.63, "101-20"],
  [101.47, "101-15"],
  [101.56, "101-18"],
  [99.995, "100-00"],
];

it.each(shown)("writes %d as %s", (price, ticks) => expect(priceIn32nds(price)).toBe(ticks));

it.each<[number, number, number, string]>([
  [97.28, 97.03, -25, "−8"],
  [97.39, 97.03, -36, "−11+"],
  [99.66, 99.45, -21, "−6+"],
  [99.77, 99.45, -32, "−10"],
  [101.47, 101.28, -19, "−6"],
  [101.56, 101.28, -28, "−9"],
  [101.56, 101.31, -25, "−8"],
  [103.06, 102.91, -15, "−5"],
  [103.11, 102.91, -20, "−6+"],
  [100.13, 100.02, -11, "−3+"],
  [101.44, 101.31, -13, "−4"],
  [101.28, 101.56, 28, "+9"],
  [101.28, 101.28, 0, "0"],
  [100, 102.5, 250, "+80"],
])("moves from %d to %d by %d bp, %s 32nds", (from, to, bp, ticks) => {
  expect(moveInBasisPoints(from, to)).toBe(bp);
  expect(moveIn32ndsText(from, to)).toBe(ticks);
});

it("rounds a half up whatever binary noise it carries", () => {
  expect([101.125, 100.005, 1.005, 99.015].map(priceText)).toEqual(["101.13", "100.01", "1.01", "99.02"]);
});

const price = fc.double({ min: 50, max: 150, noNaN: true });

describe("for any two prices", () => {
  it("the basis points are the difference of the decimals that are shown", () => {
    fc.assert(
      fc.property(price, price, (from, to) => {
        const [one, other] = [priceText(from), priceText(to)].map((text) => Number(text.replace(".", "")));
        expect(moveInBasisPoints(from, to)).toBe(other! - one!);
        expect(Number.isInteger(moveInBasisPoints(from, to))).toBe(true);
      }),
    );
  });
  it("32nds are at most a quarter of a 32nd from the decimals that are shown", () => {
    fc.assert(
      fc.property(price, price, (from, to) => {
        const { points, ticks, plus } = thirtySecondsOf(from);
        expect(ticks).toBeLessThan(32);
        expect(Math.abs(points + (ticks + (plus ? 0.5 : 0)) / 32 - shownPrice(from))).toBeLessThan(1 / 128 + 1e-9);
        const move = moveIn32nds(from, to);
        const size = move.sign * (move.ticks + (move.plus ? 0.5 : 0));
        expect(Math.abs(size / 32 - moveInBasisPoints(from, to) / 100)).toBeLessThan(1 / 128 + 1e-9);
      }),
    );
  });
  it("the way back is the same size with the other sign, and nothing has none", () => {
    fc.assert(
      fc.property(price, price, (from, to) => {
        expect(moveInBasisPoints(to, from) + moveInBasisPoints(from, to)).toBe(0);
        expect(moveIn32nds(to, from).ticks).toBe(moveIn32nds(from, to).ticks);
        expect(Object.is(moveInBasisPoints(from, from), 0)).toBe(true);
        expect(moveIn32ndsText(from, from)).toBe("0");
      }),
    );
  });
  it("a price that is shown is shown again as it is", () => {
    fc.assert(
      fc.property(price, (value) => {
        expect(priceText(Number(priceText(value)))).toBe(priceText(value));
      }),
    );
  });
});
