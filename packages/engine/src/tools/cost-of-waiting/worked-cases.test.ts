import { describe, expect, it } from "vitest";
import { assumptionsOf, inNumbers, scenarioOf } from "../testing/cases.fixture";
import type { CostOfWaiting } from "./answer";
import { costOfWaiting } from "./cost-of-waiting";
import worked from "./worked-cases.json" with { type: "json" };

/** Cases that were worked out outside the house, twice and apart, by the conventions of the tools. */
type Inputs = Parameters<typeof scenarioOf>[0] & {
  waitMonths: number;
  laterRatePct: string;
  refinance: { cost: string } | null;
};
const cases = worked.cases as unknown as {
  id: string;
  title: string;
  inputs: Inputs;
  expected: Record<string, unknown>;
}[];

const waitingOf = ({ waitMonths, laterRatePct, refinance }: Inputs) => ({
  months: waitMonths,
  laterRate: Number(laterRatePct),
  refinance: refinance && { cost: Number(refinance.cost) },
});

/** The answer in the shape of the cases, which name neither what both own nor a break-even that there is none of. */
function inShapeOfCases(answer: CostOfWaiting, expected: Record<string, unknown>) {
  const { wealthNow: _now, wealthLater: _later, ...atHorizon } = answer.atHorizon;
  return {
    ...Object.fromEntries(Object.keys(expected).map((key) => [key, answer[key as keyof CostOfWaiting]])),
    atHorizon,
    costByHorizon: Object.fromEntries(answer.costByHorizon.map((each) => [each.years, each.costOfWaiting])),
  };
}

describe("the cost of waiting, worked out outside the house", () => {
  it.each(cases)("$id $title", ({ inputs, expected }) => {
    const { answer, problems } = costOfWaiting(scenarioOf(inputs), assumptionsOf(inputs), waitingOf(inputs));
    expect(problems).toBeNull();
    expect(inShapeOfCases(answer!, expected)).toEqual(inNumbers(expected));
    if (!("breakEvenLaterRate" in expected)) expect(answer!.breakEvenLaterRate).toBeNull();
  });

  it("is of six cases or more", () => expect(cases.length).toBeGreaterThanOrEqual(6));
});
