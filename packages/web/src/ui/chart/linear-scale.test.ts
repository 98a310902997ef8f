import { describe, expect, it } from "vitest";
import { linearScale } from "./linear-scale";

describe("the axis of a chart", () => {
  it.each<[string, [number, number], number, number[]]>([
    ["a balance", [0, 389_000], 5, [0, 100_000, 200_000, 300_000, 400_000]],
    ["what a loan has saved, less its cost", [-4_200, 31_000], 5, [-10_000, 0, 10_000, 20_000, 30_000, 40_000]],
    ["a rate", [0, 6.75], 5, [0, 1, 2, 3, 4, 5, 6, 7]],
    ["no more than a dollar", [0, 1], 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    ["what ends on a round value", [0, 500], 5, [0, 100, 200, 300, 400, 500]],
  ])("of %s begins, steps and ends in round values", (_name, values, nice, ticks) => {
    const scale = linearScale(values, [0, 100], nice);
    expect(scale.ticks(5)).toEqual(ticks);
    expect(scale.domain).toEqual([ticks[0], ticks.at(-1)]);
  });

  it("keeps its ends where nothing asks for round ones", () => {
    const scale = linearScale([0, 7], [0, 70]);
    expect([scale(0), scale(3), scale(7), scale.domain]).toEqual([0, 30, 70, [0, 7]]);
    expect(scale.ticks(2)).toEqual([0, 5]);
  });

  it("reads a pixel back, upside down too", () => {
    const scale = linearScale([0, 100], [200, 0]);
    expect([scale(25), scale.invert(150)]).toEqual([150, 25]);
  });

  it("stands in the middle where there is only one value", () => expect(linearScale([3, 3], [0, 80])(3)).toBe(40));
});
