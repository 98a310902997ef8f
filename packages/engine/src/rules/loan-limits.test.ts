import { expect, it } from "vitest";
import { loanLimits } from "./loan-limits";

const units = [0, 1, 2, 3] as const;
const every = loanLimits.versions.flatMap(({ from, value }) => units.map((at) => ({ from, units: at + 1, at, value })));

/** The law ties the yearly figures to each other, so a mistyped digit shows. */
it.each(every)("of $from on $units units keep the ceiling at 150 % of the baseline", ({ at, value }) => {
  const { conforming, fha, statutoryCeiling } = value;
  expect(conforming.ceiling[at]).toBe(conforming.baseline[at] * 1.5);
  expect(fha.ceiling[at]).toBe(conforming.ceiling[at]);
  // The agencies round down to $25.
  const statutory = conforming.ceiling[at] * 1.5;
  expect(statutoryCeiling[at]).toBe(statutory - (statutory % 2500));
});

it.each(every)("of $from on $units units keep FHA's floor at 65 % of the baseline", ({ at, value }) => {
  const floor = value.conforming.baseline[at] * 0.65;
  // On one unit it is cut to the dollar, on more units to $25 or $50.
  if (at === 0) expect(value.fha.floor[0]).toBe(Math.floor(floor / 100) * 100);
  else expect(floor - value.fha.floor[at]).toBeLessThan(5000);
  expect(floor).toBeGreaterThanOrEqual(value.fha.floor[at]);
});

it("rise every year and with every unit", () => {
  const baselines = loanLimits.versions.map(({ value }) => value.conforming.baseline);
  const rises = (amounts: readonly number[]) => amounts.every((each, at) => at === 0 || each > amounts[at - 1]!);
  expect(baselines.every(rises)).toBe(true);
  for (const at of units) expect(rises(baselines.map((amounts) => amounts[at]))).toBe(true);
});

it("are those that FHFA and HUD publish for 2026", () => {
  expect(loanLimits.on("2026-11-22")).toEqual({
    conforming: {
      baseline: [83_275_000, 106_625_000, 128_880_000, 160_175_000],
      ceiling: [124_912_500, 159_937_500, 193_320_000, 240_262_500],
    },
    fha: {
      floor: [54_128_700, 69_305_000, 83_770_000, 104_112_500],
      ceiling: [124_912_500, 159_937_500, 193_320_000, 240_262_500],
    },
    statutoryCeiling: [187_367_500, 239_905_000, 289_980_000, 360_392_500],
  });
});
