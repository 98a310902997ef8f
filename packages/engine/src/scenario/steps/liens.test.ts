import { expect, it } from "vitest";
import { calculate } from "../calculate";
import { calculateExplained } from "../explain";
import { existingMortgage, homeRefinance, ownedHomeScenario } from "../testing/owned-home.fixture";

const stays = existingMortgage({ id: "line", balance: 50_000, payOff: false });

it("a mortgage that stays counts in the combined loan-to-value: 300,000 and 50,000 on 500,000 are 70 %", () => {
  const { loans } = calculate(ownedHomeScenario([existingMortgage(), stays, homeRefinance()]));
  expect(loans[2]).toMatchObject({ amount: 300_000, ltv: 60, cltv: 70 });
});

it("its working adds the same loans up", () => {
  const scenario = ownedHomeScenario([existingMortgage(), stays, homeRefinance()]);
  const cltv = calculateExplained(scenario, { explain: ["cltv"] }).loans[2]!.explain!.cltv!;
  expect(cltv.value).toBe(70);
  expect(cltv.steps[0]!.parts!.map(({ value }) => value)).toEqual([300_000, 50_000]);
});

it("one on another home does not", () => {
  const elsewhere = { ...stays, propertyID: "brookhaven", purchaseDetailsID: "asking" };
  expect(calculate(ownedHomeScenario([existingMortgage(), elsewhere, homeRefinance()])).loans[2]!.cltv).toBe(60);
});

it("an existing mortgage's own counts the others on the home, also those that are to be paid off", () => {
  const scenario = ownedHomeScenario([existingMortgage(), stays, homeRefinance()]);
  const loans = calculateExplained(scenario, { explain: ["cltv"] }).loans.slice(0, 2);
  expect(loans.map(({ ltv, cltv }) => [ltv, cltv])).toEqual([
    [60, 70],
    [10, 70],
  ]);
  expect(loans.map(({ explain }) => explain!.cltv!.steps[0]!.parts!.map(({ value }) => value))).toEqual([
    [300_000, 50_000],
    [50_000, 300_000],
  ]);
});
