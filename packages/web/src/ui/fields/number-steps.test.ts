import { describe, expect, it } from "vitest";
import { arrowOf, stepFrom } from "./number-steps";

describe("stepped", () => {
  it.each([
    ["an eighth", 6.125, 0.125, 1, false, 6.25],
    ["a point of a rate", 6.125, 0.125, -1, true, 5.125],
    ["a year", 30, 1, -1, false, 29],
    ["ten years", 30, 1, -1, true, 20],
    ["without the noise of binary fractions", 6.1, 0.125, 1, false, 6.225],
    ["never below zero", 0.05, 0.125, -1, false, 0],
  ])("goes by %s", (_, value, step, up, large, next) => expect(stepFrom(value, step, up, large)).toBe(next));
  it.each([
    ["the longest term", 45, 1, 50],
    ["the shortest", 3, -1, 1],
    ["the longest, from beyond it", 80, 1, 50],
  ])("stops at %s", (_, years, up, end) => expect(stepFrom(years, 1, up, true, { min: 1, max: 50 })).toBe(end));
});

describe("arrowOf", () => {
  const press = (key: string, altKey = false) => arrowOf({ key, altKey, ctrlKey: false, metaKey: false });
  it("tells up from down, and leaves a key with a modifier to what it means", () =>
    expect([press("ArrowUp"), press("ArrowDown"), press("Enter"), press("ArrowDown", true)]).toEqual([1, -1, 0, 0]));
});
