import { hexOf } from "@highway/core/branding/pure/ink";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hexOfHsv, hsvOf } from "./color-field";

it.each([
  ["#ff0000", { h: 0, s: 1, v: 1 }],
  ["#00ff00", { h: 120, s: 1, v: 1 }],
  ["#0000ff", { h: 240, s: 1, v: 1 }],
  ["#ffffff", { h: 0, s: 0, v: 1 }],
  ["#000000", { h: 0, s: 0, v: 0 }],
])("%s is where a picker shows it", (hex, hsv) => {
  expect(hsvOf(hex)).toEqual(hsv);
});

it("comes back as the same color", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const hex = hexOf([r, g, b]);
      return hexOfHsv(hsvOf(hex)) === hex;
    }),
  );
});
