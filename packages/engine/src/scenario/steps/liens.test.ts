import { expect, it } from "vitest";
import { calculate } from "../calculate";
import { calculateExplained } from "../explain";
import { existing, owning, refinance } from "../testing/owned-home.fixture";

const stays = existing({ id: "line", balance: 50_000, payOff: false });

it("a mortgage that stays counts in the combined loan-to-value: 300,000 and 50,000 on 500,000 are 70 %", () => {
  const { loans } = calculate(owning([existing(), stays, refinance()]));
  expect(loans[2]).toMatchObject({ amount: 300_000, ltv: 60, cltv: 70 });
});

it("its working adds the same loans up", () => {
  const scenario = owning([existing(), stays, refinance()]);
  const cltv = calculateExplained(scenario, { explain: ["cltv"] }).loans[2]!.explain!.cltv!;
  expect(cltv.value).toBe(70);
  expect(cltv.steps[0]!.parts!.map(({ value }) => value)).toEqual([300_000, 50_000]);
});

it("one on another home does not", () => {
  const elsewhere = { ...stays, propertyID: "brookhaven", purchaseDetailsID: "asking" };
  expect(calculate(owning([existing(), elsewhere, refinance()])).loans[2]!.cltv).toBe(60);
});
