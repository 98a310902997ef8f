import { describe, expect, it } from "vitest";
import { type Bar, fittingText, legendOf, segmentAfterKey, segmentsOf } from "./bars";

const bar = (id: string, ...parts: [string, number][]): Bar => ({
  id,
  index: 0,
  name: id,
  parts: parts.map(([name, value]) => ({ name, value, color: `of ${name}` })),
});
const bars = [bar("a", ["P&I", 100], ["Tax", 20], ["Credits", -30]), bar("b", ["P&I", 90], ["MI", 5], ["Tax", 0])];

describe("the parts of bars", () => {
  it("stand one after the other, what is taken off to the left of nothing", () =>
    expect(segmentsOf(bars).map(({ part, from, to }) => [part.name, from, to])).toEqual([
      ["P&I", 0, 100],
      ["Tax", 100, 120],
      ["Credits", -30, 0],
      ["P&I", 0, 90],
      ["MI", 90, 95],
    ]));

  it("have one color for one name on every bar, and stand in the legend in the order of the bars, where any bar has them", () => {
    expect(legendOf(bars)).toEqual(["P&I", "MI", "Tax", "Credits"].map((name) => ({ name, color: `of ${name}` })));
    expect(legendOf([bar("a", ["P&I", 1], ["HOA", 0])]).map(({ name }) => name)).toEqual(["P&I"]);
  });

  it("say their value in the longest wording that fits, and none where none does", () => {
    const said = (width: number) => fittingText(width, ["$2,966.27", "$3k"]);
    expect([said(100), said(60), said(20)]).toEqual(["$2,966.27", "$3k", null]);
  });
});

describe("the keys of a bar chart", () => {
  const segments = segmentsOf(bars);
  const after = (key: string, at: number) => segmentAfterKey(key, at, segments);
  it("go along a bar and on to the next", () =>
    expect([after("ArrowRight", 2), after("ArrowLeft", 3)]).toEqual([3, 2]));
  it("stay at the ends", () => expect([after("ArrowLeft", 0), after("ArrowRight", 4)]).toEqual([0, 4]));
  it("go to the same part of the bar below", () => expect(after("ArrowDown", 0)).toBe(3));
  it("go to the first part where the bar below lacks it", () => expect(after("ArrowDown", 1)).toBe(3));
  it("stay on the last bar", () => expect(after("ArrowDown", 3)).toBe(3));
  it("leave other keys alone", () => expect(after("Tab", 0)).toBeNull());
});
