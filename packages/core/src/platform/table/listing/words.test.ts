import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matches, prefixesOf, prefixOf, wordsOf } from "./words";

describe("words", () => {
  it.each([
    ["José O'Brien-Smith", ["jose", "obrien", "smith"]],
    ["4217 Brookhaven Dr., Raleigh", ["4217", "brookhaven", "dr", "raleigh"]],
    ["elena@example.com", ["elena", "example", "com"]],
    ["Łódź  ŁÓDŹ", ["łodz"]],
    ["王小明 2", ["王小明", "2"]],
    ["?! — …", []],
    ["", []],
  ])("of %j", (text, words) => expect(wordsOf(text)).toEqual(words));

  it("of which each searched one must begin another's", () => {
    expect(matches("Elena Marchetti", ["mar", "el"])).toBe(true);
    expect(matches("Elena Marchetti", ["mar", "bo"])).toBe(false);
    expect(matches("Elena Marchetti", ["lena"])).toBe(false);
  });
});

describe("the lists of a text's beginnings", () => {
  const anyText = fc.oneof(fc.string({ unit: "grapheme", maxLength: 40 }), fc.lorem({ maxCount: 6 }));

  it("hold the list that is read for every beginning of every word", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lists = prefixesOf(text);
        for (const word of wordsOf(text))
          for (let length = 1; length <= [...word].length; length++) {
            const beginning = [...word].slice(0, length).join("");
            expect(lists).toContain(prefixOf(beginning));
            expect(matches(text, [beginning])).toBe(true);
          }
      }),
    );
  });

  it("are the same for upper and lower case", () => {
    fc.assert(
      fc.property(fc.lorem(), (text) => {
        expect(prefixesOf(text.toUpperCase())).toEqual(prefixesOf(text));
      }),
    );
  });
});
