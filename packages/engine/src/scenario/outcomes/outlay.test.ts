import { expect, it } from "vitest";
import { cardDebt, existingMortgage, homeRefinance, ownedHomeScenario } from "../testing/owned-home.fixture";
import { workOut } from "../working";
import { outlay } from "./outlay";
import { savings } from "./savings";

it("gives what a refinance has due month by month, and each payment that it ends", () => {
  const loan = homeRefinance();
  const mortgage = existingMortgage();
  const debts = [cardDebt({ payment: 200, monthsLeft: 40 })];
  const working = workOut(ownedHomeScenario([mortgage, loan], { debts }), loan);
  const { due, ended } = outlay(working)!;
  expect(due).toHaveLength(360);
  expect(ended).toEqual([
    { id: mortgage.id, payment: 2213, left: 302 },
    { id: "card", payment: 200, left: 40 },
  ]);
  const before = ended.reduce((sum, { payment }) => sum + payment, 0);
  expect(before - due[0]!).toBeCloseTo(savings(working)!.monthlySavings!, 2);
});

it("is nothing of an existing mortgage", () => {
  const mortgage = existingMortgage();
  expect(outlay(workOut(ownedHomeScenario([mortgage]), mortgage))).toBeNull();
});
