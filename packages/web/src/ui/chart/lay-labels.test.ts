import fc from "fast-check";
import { expect, it } from "vitest";
import { type Label, layLabels, textWidth } from "./lay-labels";

const bounds = { left: 0, right: 358, top: 0, bottom: 210 };
const label: fc.Arbitrary<Label> = fc.record({
  x: fc.integer({ min: 0, max: 358 }),
  y: fc.integer({ min: 0, max: 210 }),
  width: fc.integer({ min: 10, max: 220 }),
  height: fc.constantFrom(14, 28),
  side: fc.constantFrom("left", "right", "middle"),
});

it("never lets two labels meet, and keeps all of them within the bounds", () =>
  fc.assert(
    fc.property(fc.array(label, { maxLength: 7 }), (labels) => {
      const places = layLabels(labels, bounds);
      for (const [at, { left, top }] of places.entries()) {
        const { width, height } = labels[at]!;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(358);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + height).toBeLessThanOrEqual(210);
        for (const [other, there] of places.slice(0, at).entries()) {
          const { width: wide, height: high } = labels[other]!;
          const isApart =
            left >= there.left + wide ||
            there.left >= left + width ||
            top >= there.top + high ||
            there.top >= top + height;
          expect(isApart, JSON.stringify([labels[at], labels[other]])).toBe(true);
        }
      }
    }),
    { numRuns: 2000 },
  ));

it("puts a label that is alone beside its point, and above it where there is no room", () => {
  expect(layLabels([{ x: 100, y: 100, width: 80, height: 28 }], bounds)).toEqual([{ left: 110, top: 86 }]);
  expect(layLabels([{ x: 340, y: 100, width: 80, height: 28 }], bounds)).toEqual([{ left: 260, top: 66 }]);
});

it("covers no point of another line where there is room beside it", () => {
  const points = [
    { x: 230, y: 100, width: 160, height: 28 },
    { x: 312, y: 128, width: 110, height: 28 },
  ];
  const [, { left, top }] = layLabels(points, bounds) as [object, { left: number; top: number }];
  expect(left < 236 && left + 110 > 224 && top < 106 && top + 28 > 94).toBe(false);
});

it("lies on no line where a place nearby does not, on its own line's least of all", () => {
  // A line that rises to its end at the right: its name has no room beside the end, and level with it to the left lies the line.
  const line = [
    { x: 40, y: 200 },
    { x: 300, y: 60 },
    { x: 350, y: 40 },
  ];
  const [{ left, top }] = layLabels([{ x: 350, y: 40, width: 120, height: 28 }], bounds, [line]) as [
    { left: number; top: number },
  ];
  const slope = (x: number) => (x < 300 ? 200 - ((x - 40) * 140) / 260 : 60 - ((x - 300) * 20) / 50);
  for (let x = left; x <= Math.min(350, left + 120); x += 2)
    expect(slope(x) > top && slope(x) < top + 28, `at ${x}`).toBe(false);
  expect(Math.abs(top + 14 - 40)).toBeLessThan(60);
});

it("takes a text for at least as wide as the letters of a chart are", () => {
  // Measured in Chromium: Inter at 11 px, weight 600.
  expect(textWidth("After, paying the same")).toBeGreaterThanOrEqual(119.6);
  expect(textWidth("Despu\u00e9s, pagando lo mismo")).toBeGreaterThanOrEqual(150.3);
});
