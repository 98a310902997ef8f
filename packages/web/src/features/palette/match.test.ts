import { describe, expect, it } from "vitest";
import { best, match } from "./match";

const marked = (typed: string, text: string) =>
  match(typed, text)?.spans.map(([from, to]) => text.slice(from, to)) ?? null;

describe("match", () => {
  it.each([
    ["sav", "Save the scenario", ["Sav"]],
    ["the sc", "Save the scenario", ["the", "sc"]],
    ["scen save", "Save the scenario", ["Save", "scen"]],
    ["jose", "José Núñez", ["José"]],
    ["nun", "Jose\u0301 Nu\u0301n\u0303ez", ["Nu\u0301n\u0303"]],
    ["NUÑ", "Jose Nunez", ["Nun"]],
    ["obrien", "Dana O'Brien-Smith", ["O'Brien"]],
    ["", "Anything", []],
  ])("%j marks of %j %j", (typed, text, expected) => expect(marked(typed, text)).toEqual(expected));

  it.each([
    ["ave", "Save the scenario"],
    ["save it", "Save the scenario"],
  ])("%j is nowhere in %j", (typed, text) => expect(match(typed, text)).toBeNull());

  it("finds by words that only mean it, and marks nothing then", () =>
    expect(match("loa", "Saved scenarios", "load open")).toEqual({ rank: 3, spans: [] }));

  it("finds nothing by one letter of such a word", () => expect(match("l", "Saved scenarios", "load open")).toBeNull());
});

it("puts the best first, and leaves equals in their order", () => {
  const all = ["Go to the results", "Results", "Review results", "Sections"];
  expect(best("res", all, (one) => [one])).toEqual(["Results", "Go to the results", "Review results"]);
  expect(best("", all, (one) => [one])).toEqual(all);
});
