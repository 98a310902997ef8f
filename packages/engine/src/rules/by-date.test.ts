import { describe, expect, it } from "vitest";
import { byDate } from "./by-date";

const rule = byDate({
  label: "Speed",
  unit: "miles an hour",
  source: "Road act",
  sources: { "2020-01-01": "Amendment" },
  from: { "2020-01-01": 65, "2010-06-30": 55 },
});

describe("a dated rule", () => {
  it("takes the newest version that is not after the day", () => {
    expect(rule.on("2019-12-31")).toBe(55);
    expect(rule.on("2020-01-01")).toBe(65);
    expect(rule.on("2099-01-01")).toBe(65);
  });
  it("is never applied before it was one", () => {
    expect(rule.on("2010-06-30")).toBe(55);
    expect(() => rule.on("2010-06-29")).toThrow(
      new RangeError("Speed: no rule on 2010-06-29, the first is of 2010-06-30"),
    );
  });
  it("says which version answered, and what set it", () => {
    expect(rule.version("2020-05-05")).toEqual({ from: "2020-01-01", value: 65, source: "Amendment" });
    expect(rule.version("2011-01-01").source).toBe("Road act");
  });
});
