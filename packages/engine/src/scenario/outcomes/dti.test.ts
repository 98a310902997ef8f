import { describe, expect, it } from "vitest";
import type { Loan, Scenario } from "../schema/types";
import { exampleLoan } from "../testing/example";
import { cardDebt, existingMortgage, homeRefinance, ownedHomeScenario } from "../testing/owned-home.fixture";
import { workOut } from "../working";
import { dti } from "./dti";

/** 400,000 at 6 % for 2,398.20; tax, insurance and fee 550: 2,948.20 a month. */
const refinanced = homeRefinance({ targetLTV: 80, rate: 6 });
const against = (monthlyIncome: number | null, loan: Loan, others: Loan[] = [], more: Partial<Scenario> = {}) =>
  dti(workOut(ownedHomeScenario([...others, loan], { client: { monthlyIncome }, ...more }), loan));

describe("debt to income", () => {
  it("is housing alone without debts: 2,948.20 of 8,000 is 36.8525 %", () => {
    expect(against(8000, refinanced)).toBe(36.8525);
  });
  it("counts the debts that stay, not those paid off: (2,948.20 + 310) / 8,000", () => {
    const debts = [cardDebt(), cardDebt({ id: "student", payment: 310, payOff: false })];
    expect(against(8000, refinanced, [], { debts })).toBe(40.7275);
  });
  it("counts mortgages that stay with their insurance, on any home, not those paid off: (2,948.20 + 2,213 + 87) / 8,000", () => {
    const stays = existingMortgage({ id: "stays", payOff: false, MI: 87, propertyID: "brookhaven" });
    expect(against(8000, refinanced, [existingMortgage(), stays])).toBe(65.6025);
    const line = existingMortgage({ id: "line", payOff: false, MI: 87 });
    expect(against(8000, refinanced, [existingMortgage(), line])).toBe(65.6025);
  });
  it("counts a mortgage on another home that is to be refinanced too: this loan does not pay it off", () => {
    const elsewhere = existingMortgage({ id: "elsewhere", MI: 87, propertyID: "brookhaven" });
    expect(against(8000, refinanced, [existingMortgage(), elsewhere])).toBe(65.6025);
  });
  it("of an existing mortgage is today's: nothing is paid off yet: (2,213 + 550 + 360 + 310) / 8,000", () => {
    const debts = [cardDebt(), cardDebt({ id: "student", payment: 310, payOff: false })];
    expect(against(8000, existingMortgage(), [refinanced], { debts })).toBe(42.9125);
  });
  it("leaves out the mortgage of a home that is sold: 666.67 + 350 + 145.83 + 40 of 4,000", () => {
    const home: Loan = { ...exampleLoan, program: "other", rate: 0, term: 50, userPrepaidEscrows: 0 };
    // 400,000 / 600 payments; with the mortgage that stays 2,213 more.
    expect(against(4000, home, [existingMortgage()])).toBe(30.0625);
    expect(against(4000, home, [existingMortgage({ payOff: false })])).toBe(85.3875);
  });
  it("is all cash's too: (350 + 145.83 + 40) / 4,000", () => {
    expect(against(4000, { ...exampleLoan, program: "allCash", term: 0 })).toBe(13.39575);
  });
  it("is not known without an income, or while the payment is not", () => {
    expect(against(null, refinanced)).toBeNull();
    expect(against(0, refinanced)).toBeNull();
    const missing: Loan = { ...refinanced, program: "conventional", targetLTV: 96.9, type: "arm5" };
    expect(against(8000, { ...missing, MIWorksheet: { ...missing.MIWorksheet, isMonthly: false } })).toBeNull();
  });
});
