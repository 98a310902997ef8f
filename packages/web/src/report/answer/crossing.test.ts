import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crossingOf, tintsOf } from "./crossing";

const wealth = fc.record({ first: fc.integer({ min: -900, max: 900 }), second: fc.integer({ min: -900, max: 900 }) });
const lives = fc.array(wealth, { minLength: 1, maxLength: 30 });

describe("two lines by year", () => {
  it("cross where they are worth the same", () => {
    const years = [
      { first: 0, second: 10 },
      { first: 10, second: 12 },
      { first: 20, second: 14 },
    ];
    expect(crossingOf(years)).toEqual({ year: 2.25, value: 12.5 });
    expect(crossingOf(years.slice(0, 2))).toBeNull();
  });

  it("have between them one tint for each stretch in which one is ahead, without a gap", () => {
    fc.assert(
      fc.property(lives, (years) => {
        const tints = tintsOf(years);
        const changes = years.filter(
          ({ first, second }, at) => at > 0 && first >= second !== years[at - 1]!.first >= years[at - 1]!.second,
        );
        expect(tints).toHaveLength(changes.length + 1);
        const reach = tints.map(({ corners }) => corners.map(([year]) => year));
        expect(Math.min(...reach[0]!)).toBe(1);
        expect(Math.max(...reach.at(-1)!)).toBe(years.length);
        for (let at = 1; at < reach.length; at++) expect(Math.min(...reach[at]!)).toBe(Math.max(...reach[at - 1]!));
      }),
    );
  });
});
