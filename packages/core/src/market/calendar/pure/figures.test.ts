import { expect, it } from "vitest";
import { againstConsensus, figureInWords, figureOf, unitOf } from "./figures";

const event = { actual: null, consensus: null, previous: null, unit: null, potency: "ZERO" as const };

it.each([
  [{ ...event, actual: 1.352, consensus: 1.38, potency: "M" as const }, 1.38, "1.380", "1.380M"],
  [{ ...event, previous: 219, potency: "K" as const }, 219, "219", "219K"],
  [{ ...event, consensus: 0.2, previous: -0, unit: "%" }, -0, "0.0", "0.0%"],
  [{ ...event, consensus: -0.2, unit: "%" }, -0.2, "−0.2", "−0.2%"],
  [{ ...event, actual: -61.3, unit: "$", potency: "B" as const }, -61.3, "−61.3", "−$61.3B"],
  [{ ...event, actual: 104.2, unit: "Index" }, 104.2, "104.2", "104.2"],
  [{ ...event, actual: 12, unit: "Bbl" }, 12, "12", "12 Bbl"],
  [event, null, "–", "–"],
])("writes a figure with the decimals of its event, and its unit beside it", (of, value, figure, words) => {
  expect([figureOf(value, of), figureInWords(value, of)]).toEqual([figure, words]);
});

it("says the unit apart, so that figures align", () => {
  expect(unitOf({ unit: "$", potency: "B" })).toBe("$B");
  expect(unitOf({ unit: "Index", potency: "ZERO" })).toBe("");
});

it("says on which side of the consensus a figure came out, where both are known and differ", () => {
  const sides = [
    [1, 0],
    [0, 1],
    [1, 1],
    [null, 1],
    [1, null],
  ] as const;
  expect(sides.map(([actual, consensus]) => againstConsensus({ ...event, actual, consensus }))).toEqual([
    ...["above", "below"],
    ...[null, null, null],
  ]);
});
