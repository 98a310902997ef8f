import fc from "fast-check";
import { expect, it } from "vitest";
import { beginOf, beginsOf } from "./mark-words";

/** The pixels of a digit. */
const ch = 7;

/** Calculates a CSS length on a rule of so many pixels. */
function pixels(length: string, width: number): number {
  const units: Record<string, number> = { "%": width / 100, ch, px: 1 };
  const script = length.replace(/([\d.]+)(%|ch|px)/g, (_, figure, unit) => String(Number(figure) * units[unit]!));
  const { min, max } = Math;
  const clamp = (least: number, value: number, most: number) => max(least, min(value, most));
  return new Function("min", "max", "clamp", `return ${script}`)(min, max, clamp);
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const words = (text: string) => share.map((at) => ({ at, text }));
const widths = fc.integer({ min: 220, max: 1200 });

it("keeps the words of two marks apart and within the rule, from the smallest phone on", () => {
  fc.assert(
    fc.property(words("Your rent $19,000"), words("$1,904"), widths, (one, other, width) => {
      const [left, right] = one.at <= other.at ? [one, other] : [other, one];
      const [begins, next] = beginsOf(left, right).map((length) => pixels(length, width)) as [number, number];
      expect(begins).toBeGreaterThanOrEqual(-0.1);
      expect(next - begins - left.text.length * ch).toBeGreaterThanOrEqual(7.9);
      expect(next + right.text.length * ch).toBeLessThanOrEqual(width + 0.1);
    }),
  );
});

it("centers words at their marks where there is room", () => {
  const [left, right] = beginsOf({ at: 0.25, text: "4.467%" }, { at: 0.75, text: "assumed 0%" });
  expect(pixels(left, 400)).toBeCloseTo(100 - (6 * ch) / 2);
  expect(pixels(right, 400)).toBeCloseTo(300 - (10 * ch) / 2);
  expect(pixels(beginOf({ at: 0.5, text: "4.467%" }), 400)).toBeCloseTo(200 - (6 * ch) / 2);
  expect(pixels(beginOf({ at: 0, text: "4.467%" }), 400)).toBe(0);
});
