import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars } from "../../money/cents";
import { calculate } from "../calculate";
import type { Loan } from "../schema/types";
import { cardDebt, existingMortgage, homeRefinance, ownedHomeScenario } from "../testing/owned-home.fixture";
import { debtsPaidOff, existingMonth, existingTerms, mortgagesPaidOff, totalOwed } from "./existing-mortgage";

describe("an existing mortgage", () => {
  it("pays what is typed, with its insurance: 2,213 + 90", () => {
    expect(existingMonth(existingMortgage({ MI: 90 }))).toBe(dollars(2303));
  });
  it("pays level over the payments left where none is typed: 300,000 at 0 % over 300 is 1,000", () => {
    expect(existingMonth(existingMortgage({ payment: null, rate: 0, monthsLeft: 300 }))).toBe(dollars(1000));
  });
  it("pays insurance in percent of what is owed: 0.4 % of 300,000 / 12 = 100; none when self-insured", () => {
    expect(existingMonth(existingMortgage({ payment: 2000, annualMIPercentage: 0.4 }))).toBe(dollars(2100));
    expect(existingMonth(existingMortgage({ payment: 2000, MI: 90, selfInsured: true }))).toBe(dollars(2000));
  });
  it("pays the interest at least, 1,875 of 300,000 at 7.5 %, and nothing once nothing is owed", () => {
    expect(existingMonth(existingMortgage({ payment: 100 }))).toBe(dollars(1875));
    expect(existingMonth(existingMortgage({ balance: 0 }))).toBe(0);
    expect(existingMonth(existingMortgage({ balance: 0, MI: 90 }))).toBe(0);
  });

  it("answers the payment that a refinance is measured against, and costs nothing to close", () => {
    const terms = fc.record({
      balance: fc.integer({ min: 0, max: 90_000_000 }).map((cents) => cents / 100),
      payment: fc.option(
        fc.integer({ min: 0, max: 900_000 }).map((cents) => cents / 100),
        { nil: null },
      ),
      rate: fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000),
      monthsLeft: fc.integer({ min: 1, max: 600 }),
    });
    fc.assert(
      fc.property(terms, (more: Partial<Loan>) => {
        const old = existingMortgage({ ...more, closingCosts: 900, points: 1 });
        const [result] = calculate(ownedHomeScenario([old])).loans;
        expect(result!.monthly.principalAndInterest).toBe(existingTerms(old).payment / 100);
        expect(result).toMatchObject({ apr: null, amount: old.balance, closingCosts: 0, cash: { toClose: 0 } });
        expect(result!.payoffMonths).toBeLessThanOrEqual(old.monthsLeft!);
      }),
      { numRuns: 1000 },
    );
  });
});

it("what is paid off is what is marked: mortgages on the home, debts anywhere", () => {
  const marked = existingMortgage({ id: "marked" });
  const loans = [
    marked,
    existingMortgage({ id: "stays", payOff: false }),
    existingMortgage({ propertyID: "brookhaven" }),
    homeRefinance(),
  ];
  const scenario = ownedHomeScenario(loans, { debts: [cardDebt(), cardDebt({ id: "stays", payOff: false })] });
  expect(mortgagesPaidOff(scenario, "owned")).toEqual([marked]);
  expect(debtsPaidOff(scenario).map(({ id }) => id)).toEqual(["card"]);
  expect(debtsPaidOff(ownedHomeScenario(loans))).toEqual([]);
  expect(totalOwed([...mortgagesPaidOff(scenario, "owned"), ...debtsPaidOff(scenario)])).toBe(dollars(312_000));
});
