import { describe, expect, it } from "vitest";
import { yearAfterKey } from "./line-chart";

describe("reading a chart with the keyboard", () => {
  it.each([
    ["ArrowRight", 8],
    ["ArrowUp", 8],
    ["ArrowLeft", 6],
    ["ArrowDown", 6],
    ["PageUp", 12],
    ["PageDown", 2],
    ["Home", 0],
    ["End", 30],
  ])("%s from year 7 reads year %i", (key, year) => expect(yearAfterKey(key, 7, 30)).toBe(year));

  it("stops at both ends", () => {
    expect(yearAfterKey("ArrowLeft", 0, 30)).toBe(0);
    expect(yearAfterKey("PageUp", 28, 30)).toBe(30);
  });

  it("leaves every other key to the page", () => expect(yearAfterKey("Tab", 7, 30)).toBeNull());
});
