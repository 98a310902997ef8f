import { expect, it } from "vitest";
import { loanLimits } from "./loan-limits";

/** The law ties the yearly figures to each other, so a mistyped digit shows. */
it("keeps ceiling and FHA floor at 150 % and 65 % of the baseline", () => {
  for (const { from, value } of loanLimits.versions) {
    const { conforming, fha } = value;
    expect(conforming.ceiling, from).toBe(conforming.baseline * 1.5);
    expect(fha.ceiling, from).toBe(conforming.ceiling);
    expect(fha.floor / 100, from).toBe(Math.floor((conforming.baseline / 100) * 0.65));
  }
});

it("rises every year", () => {
  const baselines = loanLimits.versions.map(({ value }) => value.conforming.baseline);
  expect(baselines).toEqual([...baselines].sort((a, b) => a - b));
});
