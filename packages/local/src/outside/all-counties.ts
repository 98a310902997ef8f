/**
 * Every county of the country, to try the report card with. Names and codes are real (the Census Bureau's boundaries of 2017, and Connecticut's planning
 * regions of 2022); all figures are made up, of the size and course that such figures have, and every answer that holds them says that it is a sample.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stateCodes, stateOfCounty } from "@highway/core/locations/states";
import { counties as samples } from "./sample-counties";

export type AnyCounty = {
  fip: string;
  /** As the Census Bureau writes it: "Wake County". */
  name: string;
  state: string;
  code: string;
  /** Medians in dollars: value, yearly tax, yearly income now and five years before, monthly rent. */
  value: number;
  tax: number;
  income: number;
  incomeBefore: number;
  rent: number;
  people: number;
  peopleBefore: number;
  /** The growth of prices in percent in each year from 1996 to 2025; null where there is no index. */
  growth: readonly number[] | null;
  /** The growth that is forecast, or null. */
  forecast: number | null;
};

/** The course of prices that all states have had in common, in percent a year from 1996 to 2025. */
const common = [3, 4, 5, 5, 6, 6, 6, 6, 8, 9, 6, 1, -4, -4, -3, -4, 1, 5, 5, 5, 5, 6, 5, 5, 6, 15, 14, 5, 5, 3];
const regions = [
  "110 Capitol",
  "120 Greater Bridgeport",
  "130 Lower Connecticut River Valley",
  "140 Naugatuck Valley",
  "150 Northeastern Connecticut",
  "160 Northwest Hills",
  "170 South Central Connecticut",
  "180 Southeastern Connecticut",
  "190 Western Connecticut",
];
/** A county so small that hardly anything is published of it, which shows how the product says so. */
const hardlyKnown = "48301";

/** Of the sample homes' counties, figures of about the size that they have there: income now and five years before, rent, people now and five years before. */
const better: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  "37183": [103_600, 80_600, 1_690, 1_257_000, 1_133_000],
  "37119": [86_800, 66_600, 1_610, 1_229_000, 1_118_000],
  "45019": [85_300, 64_000, 1_680, 432_000, 409_000],
  "04013": [88_400, 64_500, 1_740, 4_714_000, 4_439_000],
  "48453": [99_300, 75_900, 1_760, 1_373_000, 1_296_000],
  "53033": [124_800, 94_900, 2_070, 2_361_000, 2_274_000],
};

const stateNames = new Map(Object.entries(stateCodes).map(([name, code]) => [code, name]));

/** A number from 0 to 1 that is always the same for the same text. */
function chance(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return (((hash ^ (hash >>> 15)) >>> 0) % 10_007) / 10_007;
}
/** A number around nothing, mostly near it, up to 1.5 on either side. */
const swing = (text: string) => chance(`${text}a`) + chance(`${text}b`) + chance(`${text}c`) - 1.5;

function fullName(fip: string, name: string): string {
  const number = Number(fip.slice(2));
  const code = stateOfCounty(fip);
  if (code === "CT" && number >= 110) return `${name} Planning Region`;
  if (code === "DC" || name === "Carson City") return name;
  if (code === "LA") return `${name} Parish`;
  if (code === "AK") return `${name} Borough`;
  if (number >= 510 && ["VA", "MD", "MO"].includes(code ?? "")) return `${name} city`;
  return `${name} County`;
}

function growthOf(fip: string): number[] {
  const state = fip.slice(0, 2);
  const [force, level] = [0.9 + swing(`${state}force`) * 0.35 + swing(`${fip}force`) * 0.2, swing(`${state}level`)];
  return common.map((percent, at) => {
    const own = swing(`${state}${at}`) + swing(`${fip}${at}`) * 2 + swing(`${fip}level`);
    return Math.round((percent * force + level + own) * 100) / 100;
  });
}

function made(fip: string, name: string): AnyCounty {
  const code = stateOfCounty(fip) ?? "";
  const wealth = 1 + swing(`${fip.slice(0, 2)}wealth`) * 0.3 + swing(`${fip}wealth`) * 0.35;
  const people = Math.round(900 * 10 ** (1.6 + swing(`${fip}people`)));
  const value = Math.round((235_000 * wealth ** 1.7) / 100) * 100;
  const sample = samples.find((each) => each.fip === fip);
  const [income, incomeBefore, rent, now, before] = better[fip] ?? [];
  return {
    fip,
    name: fullName(fip, name),
    state: stateNames.get(code) ?? "",
    code,
    value: sample?.value ?? value,
    tax: sample?.taxes ?? Math.round(value * (0.009 + swing(`${fip.slice(0, 2)}tax`) * 0.004)),
    income: income ?? Math.round(66_000 * wealth),
    incomeBefore: incomeBefore ?? Math.round((66_000 * wealth) / (1.28 + swing(`${fip}income`) * 0.09)),
    rent: rent ?? Math.round(960 * wealth ** 0.9 * (1 + swing(`${fip}rent`) * 0.1)),
    people: now ?? people,
    peopleBefore: before ?? Math.round(people / (1.02 + swing(`${fip}moves`) * 0.06)),
    growth: sample?.growth ?? (fip === hardlyKnown || chance(`${fip}index`) < 0.15 ? null : growthOf(fip)),
    forecast: sample?.forecast[2] ?? (chance(`${fip}forecast`) < 0.05 ? null : 1.8 + swing(`${fip}next`) * 2.4),
  };
}

function namesIn(lines: readonly string[]): [fip: string, name: string][] {
  return lines.flatMap((line) => {
    const [state = "", list = ""] = line.split(":");
    return list.split(",").map((each): [string, string] => [`${state}${each.slice(0, 3)}`, each.slice(4)]);
  });
}

let countiesOnce: { old: AnyCounty[]; now: AnyCounty[] } | undefined;

/** All counties: `old` with Connecticut's eight counties, as the price index still has them, `now` with its nine planning regions. */
export function allCounties() {
  if (countiesOnce) return countiesOnce;
  const lines = readFileSync(join(import.meta.dirname, "county-names.txt"), "utf8")
    .trim()
    .split("\n");
  const old = namesIn(lines).map(([fip, name]) => made(fip, name));
  const newer = namesIn([`09:${regions.join(",")}`]).map(([fip, name]) => made(fip, name));
  const now = [...old.filter(({ code }) => code !== "CT"), ...newer];
  countiesOnce = { old, now };
  return countiesOnce;
}

export const isHardlyKnown = ({ fip }: AnyCounty) => fip === hardlyKnown;
