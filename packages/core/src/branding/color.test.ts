import fc from "fast-check";
import { expect, it } from "vitest";
import { HexColor } from "./color.schema";
import { channelsOf, clampChannel, contrast, hexOf, inkOf, inkOn, READABLE } from "./pure/ink";

const channel = fc.integer({ min: 0, max: 255 });
const colors = fc.tuple(channel, channel, channel).map(hexOf);

it.each([
  ["#3D50DB", "#3d50db"],
  [" #ffffff ", "#ffffff"],
])("takes %s", (typed, kept) => {
  expect(HexColor.parse(typed)).toBe(kept);
});

it.each(["", "#fff", "3d50db", "#3d50dg", "#3d50db0", "red"])("refuses %s in words", (typed) => {
  expect(HexColor.safeParse(typed).error?.issues[0]?.message).toBe("A color is # and six hex digits, like #3d50db");
});

it.each([
  [-1, 0],
  [256, 255],
  [12.6, 13],
  [Number.NaN, 0],
  [128, 128],
])("brings a channel of %s within bounds", (typed, kept) => {
  expect(clampChannel(typed)).toBe(kept);
});

it("measures contrast as WCAG 2.2 does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 6);
  // The darkest gray of white's AA, known from every checker.
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("has the same channels and digits", () => {
  fc.assert(fc.property(colors, (hex) => hexOf(channelsOf(hex)) === hex));
});

it("finds words that can be read on any color, and in any color on paper", () => {
  fc.assert(fc.property(colors, (hex) => contrast(inkOn(hex), hex) >= READABLE));
  fc.assert(fc.property(colors, (hex) => contrast(inkOf(hex, "#fbf8f3"), "#fbf8f3") >= READABLE));
});

it("leaves a color that can be read as it is", () => {
  expect(inkOf("#3d50db")).toBe("#3d50db");
  expect(inkOn("#3d50db")).toBe("#ffffff");
});
