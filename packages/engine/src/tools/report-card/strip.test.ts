import { array, assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { stripOf } from "./strip";

describe("a strip of all counties", () => {
  it("counts each county once, in even steps that hold nearly all", () => {
    assert(
      property(array(double({ noNaN: true, min: -60, max: 300 }), { minLength: 1, maxLength: 400 }), (figures) => {
        const { counts, below, above, step, from } = stripOf(figures)!;
        const within = counts.reduce((total, each) => total + each, 0);
        expect(within + below + above).toBe(figures.length);
        expect(below + above).toBeLessThanOrEqual(figures.length * 0.01);
        expect(counts.length).toBeLessThanOrEqual(48);
        expect(Number.isFinite(step) && step > 0 && Number.isFinite(from)).toBe(true);
      }),
    );
  });

  it("begins at a step that can be read", () => {
    const strip = stripOf([0.7, 1.1, 1.3, 2.1, 2.7, 9.9]);
    expect(strip).toMatchObject({ from: 0.6, step: 0.2, below: 0, above: 0 });
    expect(strip!.counts.slice(0, 5)).toEqual([1, 0, 1, 1, 0]);
    expect(stripOf([])).toBeNull();
    expect(stripOf([3, 3, 3])!.counts.reduce((total, each) => total + each, 0)).toBe(3);
  });

  it("has a figure that lies on an edge in the step that begins there", () => {
    const { counts, from, step } = stripOf([0.7, 1.2, 1.4, 1.8, 9.9])!;
    const of = (figure: number) => Math.round((figure - from) / step);
    expect([of(1.2), of(1.4), of(1.8)].map((at) => counts[at])).toEqual([1, 1, 1]);
    assert(
      property(array(integer({ min: -600, max: 3000 }), { minLength: 1, maxLength: 60 }), (tenths) => {
        const strip = stripOf(tenths.map((each) => each / 10))!;
        const edges = strip.counts.map((_, at) => Math.round((strip.from + at * strip.step) * 1e6) / 1e6);
        for (const [at, count] of strip.counts.entries()) {
          const [edge, next] = [edges[at]!, edges[at + 1] ?? Number.POSITIVE_INFINITY];
          const lies = tenths.filter((each) => each / 10 >= edge && each / 10 < next).length;
          if (at < strip.counts.length - 1) expect(count).toBe(lies);
        }
      }),
    );
  });
});
