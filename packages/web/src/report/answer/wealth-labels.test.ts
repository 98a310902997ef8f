import fc from "fast-check";
import { expect, it } from "vitest";
import { crossingAt, markAt, meet, valuesAt } from "./wealth-labels";

const inner = 320;
const floor = 190;
const texts = { first: "Buying $2,370,741", second: "Renting $334,181" };
const values = (x: number, first: number, second: number) => valuesAt(x, { first, second }, texts, inner);

it("keeps both values apart, and within the axes, at every year of a phone's drawing", () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: inner }),
    first: fc.integer({ min: 0, max: floor }),
    second: fc.integer({ min: 0, max: floor }),
  });
  fc.assert(
    fc.property(place, ({ x, first, second }) => {
      const both = values(x, first, second);
      expect(meet(both.first, both.second)).toBe(false);
      for (const said of Object.values(both)) {
        expect(said.anchor === "end" ? said.x : inner - said.x).toBeGreaterThan(0);
      }
    }),
  );
});

it("moves what the crossing says away from the values beside it", () => {
  const both = values(170, 60, 108);
  const room = { inner, floor, isNarrow: true };
  const said = crossingAt({ x: 150, y: 84 }, "Buying is ahead from year 13", Object.values(both), room);
  expect(Object.values(both).some((other) => meet(said, other))).toBe(false);
  expect(said.y).not.toBe(84 + 40);
});

it("stays within a low drawing, and off the marks of the year", () => {
  const others = [markAt(170, 140), markAt(170, 160)];
  const said = crossingAt({ x: 150, y: 165 }, "Buying is ahead from year 3", others, { inner, floor, isNarrow: true });
  expect(said.y).toBeLessThanOrEqual(floor - 6);
  expect(others.some((other) => meet(said, other))).toBe(false);
});

it("says it below the crossing on a phone, and above it where there is room on a desk", () => {
  const at = (isNarrow: boolean) => crossingAt({ x: 150, y: 100 }, "Even", [], { inner, floor, isNarrow }).y;
  expect([at(true), at(false)]).toEqual([140, 56]);
});
