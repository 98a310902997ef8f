import { describe, expect, it } from "vitest";
import { horizonYearsOf } from "../../../report/times";
import { withoutYear, withYear, yearProblem } from "./year-list";

const yearsOf = (horizonYears?: number[]) =>
  horizonYearsOf({ asOf: "2026-11-20", toolMeta: { ...(horizonYears && { horizonYears }) } });

describe("the years at which results are read", () => {
  it("are the usual ones until others are chosen", () => {
    expect(yearsOf(undefined)).toEqual([5, 7, 10, 15, 30]);
    expect(yearsOf([])).toEqual([5, 7, 10, 15, 30]);
    expect(yearsOf([10, 3, 10])).toEqual([3, 10]);
  });
  it("stand in order, and the last one stays", () => {
    expect(withYear([5, 10], 7)).toEqual([5, 7, 10]);
    expect(withoutYear([5, 10], 5)).toEqual([10]);
    expect(withoutYear([10], 10)).toEqual([10]);
  });
  it.each([0, 51, 2.5, "x", null])("refuse %s", (year) =>
    expect(yearProblem([5], year)).toBe("Enter a horizon of 1 to 50 years"),
  );
  it("are at most 10, each once", () => {
    expect(yearProblem([5, 7], 7)).toBe("7 years are already shown");
    expect(yearProblem([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 11)).toBe("Choose at most 10 horizons");
    expect(yearProblem([1, 2, 3, 4, 5, 6, 7, 8, 9], 50)).toBeNull();
  });
});
