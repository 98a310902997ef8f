import { describe, expect, it } from "vitest";
import type { Loan, Scenario } from "../schema/types";
import { exampleLoan } from "../testing/example";
import { cardDebt, existingMortgage, homeRefinance, ownedHomeScenario } from "../testing/owned-home.fixture";
import { workOut } from "../working";
import { moveUp } from "./move-up";

/** 500,000 with 20 % down, 400,000 at 6 % for 2,398.20; tax, insurance and fee 350 + 145.83 + 40. */
const next: Loan = { ...exampleLoan, id: "next", program: "other", rate: 6, closingCosts: 8000, userPrepaidEscrows: 0 };
function moved(loans: Loan[], more: Partial<Scenario> = {}) {
  const scenario = ownedHomeScenario(loans, more);
  return moveUp(loans.map((loan) => workOut(scenario, loan)));
}

describe("a home sold to buy another", () => {
  it("brings 500,000 - 6 % - 3,000 of repairs - 300,000 owed - 12,000 of debts = 155,000", () => {
    expect(moved([existingMortgage(), next], { debts: [cardDebt()] })).toMatchObject({
      propertyID: "owned",
      value: 500_000,
      costToSell: 30_000,
      repairs: 3000,
      payoffs: 300_000,
      debtsPaidOff: 12_000,
      proceeds: 155_000,
    });
  });
  it("pays for the next: 100,000 + 8,000 to close less 155,000 leaves 47,000", () => {
    expect(moved([existingMortgage(), next], { debts: [cardDebt()] })!.loans).toMatchObject([
      { loanID: "next", cashAfterSale: -47_000 },
    ]);
  });
  it("changes the month from 2,213 + 90 + 360 + 550 = 3,213 to 2,398.20 + 535.83", () => {
    const answer = moved([existingMortgage({ MI: 90 }), next], {
      debts: [cardDebt(), cardDebt({ id: "stays", payOff: false })],
    })!;
    expect(answer).toMatchObject({ monthlyBefore: 3213, loans: [{ monthlyChange: -278.97 }] });
  });
  it("pays off every mortgage on it that is marked, and none of another home: 300,000 + 40,000", () => {
    const line = existingMortgage({ id: "line", balance: 40_000, payment: 400 });
    const elsewhere = existingMortgage({ id: "elsewhere", propertyID: "brookhaven" });
    expect(moved([existingMortgage(), line, elsewhere, next])).toMatchObject({
      payoffs: 340_000,
      proceeds: 127_000,
      monthlyBefore: 3163,
    });
  });
  it("brings less than nothing where more is owed: 500,000 - 33,000 - 480,000 = -13,000", () => {
    const answer = moved([existingMortgage({ balance: 480_000 }), next])!;
    expect(answer).toMatchObject({ proceeds: -13_000, loans: [{ cashAfterSale: 121_000 }] });
  });
  it("is set against each purchase of another home, in cash too", () => {
    const cash: Loan = { ...next, id: "cash", program: "allCash", term: 0 };
    const answer = moved([
      homeRefinance(),
      existingMortgage(),
      next,
      { ...next, id: "same", propertyID: "owned" },
      cash,
    ])!;
    expect(answer.loans.map(({ loanID, cashAfterSale }) => [loanID, cashAfterSale])).toEqual([
      ["next", -59_000],
      ["cash", 341_000],
    ]);
  });
  it("does not know the change while the next payment is not known", () => {
    const missing: Loan = { ...next, program: "conventional", type: "arm5", downPaymentPercentage: 4 };
    const single = { ...missing.MIWorksheet, isMonthly: false };
    expect(moved([existingMortgage(), { ...missing, MIWorksheet: single }])!.loans[0]).toMatchObject({
      monthlyChange: null,
    });
  });
});

it("no home is sold without a purchase of another one, or while its mortgage stays", () => {
  expect(moved([next])).toBeNull();
  expect(moved([existingMortgage(), homeRefinance()])).toBeNull();
  expect(moved([existingMortgage({ payOff: false }), next])).toBeNull();
  expect(moved([existingMortgage({ propertyID: "brookhaven" }), next])).toBeNull();
});
