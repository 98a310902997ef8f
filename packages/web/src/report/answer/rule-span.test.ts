import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ruleSpan } from "./rule-span";

describe("a rule with two marks", () => {
  it("runs over round hundreds with both marks in its middle", () => {
    const { ticks, beyond } = ruleSpan(1904, 2400, 100);
    expect(ticks).toEqual([1200, 1500, 1800, 2100, 2400, 2700, 3000]);
    expect(beyond).toBeNull();
  });

  it("stands a value far beyond at its end", () => {
    expect(ruleSpan(1904, 20_000, 100)).toMatchObject({ own: 1, beyond: "above" });
    expect(ruleSpan(2000, 20_000, 100).ticks[0]).toBeGreaterThanOrEqual(0);
  });

  it("never leaves its length, and shows where the answer turns between its ends", () => {
    const rent = fc.double({ min: 1, max: 99_999, noNaN: true });
    fc.assert(
      fc.property(rent, rent, (turn, own) => {
        const span = ruleSpan(turn, own, 100);
        expect(span.ticks).toHaveLength(7);
        for (const tick of span.ticks) expect(tick % 100).toBe(0);
        expect(turn).toBeGreaterThanOrEqual(span.ticks[0]!);
        expect(turn).toBeLessThanOrEqual(span.ticks.at(-1)!);
        if (turn < 1000 || own < turn / 2 || own > turn * 2) return;
        for (const mark of [span.turn, span.own]) {
          expect(mark).toBeGreaterThanOrEqual(1 / 6);
          expect(mark).toBeLessThanOrEqual(5 / 6);
        }
      }),
    );
  });
});
