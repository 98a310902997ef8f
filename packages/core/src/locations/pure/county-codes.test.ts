import { expect, it } from "vitest";
import { isCountyCode } from "./county-codes";

const allCodes = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, "0")).filter(isCountyCode);
const countOf = (state: string) => allCodes.filter((fip) => fip.startsWith(state)).length;

it("each state has as many counties as the Census Bureau counts, and the one that it lists under an old name too", () => {
  // Alabama, California, Georgia, Maryland, Missouri, North Carolina, South Dakota, Texas, Wisconsin, Puerto Rico, the District, Guam.
  expect(["01", "06", "13", "24", "29", "37", "46", "48", "55", "72", "11", "66"].map(countOf)).toEqual([
    67,
    58,
    159,
    24,
    115,
    100,
    66 + 1,
    254,
    72,
    78,
    1,
    1,
  ]);
});

it("codes that were replaced stay beside those that took their place", () => {
  // Shannon and Oglala Lakota; Valdez-Cordova, Chugach and Copper River; Fairfield and Greater Bridgeport; Bedford City.
  for (const fip of ["46113", "46102", "02261", "02063", "02066", "09001", "09120", "51515"])
    expect(isCountyCode(fip)).toBe(true);
});

it.each(["", "37", "371830", "3718x", "37000", "37201", "37182", "00001", "03001", "99001"])("%j is none", (fip) =>
  expect(isCountyCode(fip)).toBe(false),
);
