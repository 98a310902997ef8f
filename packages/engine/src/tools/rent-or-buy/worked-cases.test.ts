import { describe, expect, it } from "vitest";
import { assumptionsOf, inNumbers, scenarioOf } from "../testing/cases.fixture";
import type { RentOrBuy } from "./answer";
import { rentOrBuy } from "./rent-or-buy";
import worked from "./worked-cases.json" with { type: "json" };

type Inputs = Parameters<typeof scenarioOf>[0];
const cases = worked.cases as unknown as {
  id: string;
  title: string;
  inputs: Inputs;
  expected: Record<string, unknown>;
}[];

/** The answer in the shape of the cases: differences by year, and swings by what is moved. */
function inShapeOfCases(answer: RentOrBuy, expected: Record<string, unknown>) {
  const years = Object.keys(expected.differenceByYear as object);
  const { flipsBackIn: _, ...breakEvenYears } = { flipsBackIn: null, ...answer.breakEvenYears };
  return {
    ...Object.fromEntries(Object.keys(expected).map((key) => [key, answer[key as keyof RentOrBuy]])),
    breakEvenYears,
    differenceByYear: Object.fromEntries(years.map((year) => [year, answer.years[Number(year) - 1]!.end.difference])),
    sensitivity: Object.fromEntries(answer.sensitivity.map(({ assumption, low, high }) => [assumption, [low, high]])),
  };
}

describe("buying or renting, worked out outside the house", () => {
  it.each(cases)("$id $title", ({ inputs, expected }) => {
    const { answer, problems } = rentOrBuy(scenarioOf(inputs), assumptionsOf(inputs));
    expect(problems).toBeNull();
    expect(inShapeOfCases(answer!, expected)).toEqual(inNumbers(expected));
  });

  it("are six or more", () => expect(cases.length).toBeGreaterThanOrEqual(6));
});
