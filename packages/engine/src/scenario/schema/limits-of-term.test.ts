import { expect, it } from "vitest";
import { interestOnlyYears as dated } from "../../rules/interest-only";
import { fixedYears, interestOnlyYears, mostCustomRates, outlastsTerm } from "./limits-of-term";

it("knows how long the first rate of each type stays", () => {
  const years = { fixed: 0, bd321: 0, armHalf: 0.5, arm1: 1, arm3: 3, arm5: 5, arm7: 7, arm9: 9, arm10: 10, arm15: 15 };
  for (const [type, length] of Object.entries(years)) expect(fixedYears(type as keyof typeof years)).toBe(length);
});

it("reads the interest-only years that the engine's rule gives", () => {
  const rule = dated.on("2026-11-20");
  for (const [of, years] of Object.entries(rule)) expect(interestOnlyYears(of as keyof typeof rule)).toBe(years);
  for (const of of ["conventional", "fha", "fixed"] as const) expect(interestOnlyYears(of)).toBe(0);
});

it("takes a first period that is as long as the term for one that outlasts it", () => {
  const program = "conventional";
  expect(outlastsTerm(10, { type: "arm10", program })).toBe(true);
  expect(outlastsTerm(11, { type: "arm10", program })).toBe(false);
  expect(outlastsTerm(1, { type: "fixed", program })).toBe(false);
  expect(outlastsTerm(5, { type: "fixed", program: "interest5" })).toBe(true);
  expect(outlastsTerm(6, { type: "fixed", program: "interest5" })).toBe(false);
});

it("lets one custom rate stand for each year after the fixed period, and always the first", () => {
  expect(mostCustomRates(30, "arm5")).toBe(25);
  expect(mostCustomRates(30, "armHalf")).toBe(30);
  expect(mostCustomRates(5, "arm5")).toBe(1);
});
