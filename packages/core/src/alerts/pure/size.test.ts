import { expect, it } from "vitest";
import { bothUnitsText, otherUnitText, readSize, sizeText } from "./size";

it("reads every size that it writes as the same basis points", () => {
  for (let bp = 1; bp <= 500; bp++) expect(readSize(sizeText(bp)), sizeText(bp)).toBe(bp);
});

it("writes every half of a 32nd that is typed as it was typed", () => {
  for (let halves = 2; halves <= 320; halves++) {
    const typed = `${Math.floor(halves / 2)}${halves % 2 === 1 ? "+" : ""}/32`;
    expect(sizeText(readSize(typed))).toBe(typed);
  }
});

it("writes 32nds where they say it, and else basis points", () => {
  expect([25, 19, 14, 23, 24, 26, 500, 3, 2, 1].map(sizeText)).toEqual([
    "8/32",
    "6/32",
    "4+/32",
    "7+/32",
    "24 bp",
    "26 bp",
    "160/32",
    "1/32",
    "2 bp",
    "1 bp",
  ]);
  expect([25, 19, 24].map(otherUnitText)).toEqual(["25 bp", "19 bp", "about 7+/32"]);
});

it("reads 32nds with and without their unit, halves, and basis points", () => {
  expect(["8/32", "8", " 8 / 32 ", "7+", "7+/32", "7.5/32", "6/32"].map(readSize)).toEqual([
    25, 25, 25, 23, 23, 23, 19,
  ]);
  expect(["25 bp", "25bp", "25 BPS", "1 basis point", "24 bp"].map(readSize)).toEqual([25, 25, 25, 1, 24]);
});

it.each(["", "abc", "8/33", "8/3", "1.5", "-3", "−3", "+8", "8/32 bp", "1.5 bp", "8,5", "0.25", "8 32", "8//32"])(
  "reads no size in %j",
  (text) => {
    expect(readSize(text)).toBeNaN();
  },
);

it("says a size in both units, and where one is rounded", () => {
  expect([25, 19, 24, 1].map(bothUnitsText)).toEqual([
    "8/32 = 25 bp",
    "6/32 counts as 19 bp",
    "24 bp is about 7+/32",
    "1 bp is about 0+/32",
  ]);
});
