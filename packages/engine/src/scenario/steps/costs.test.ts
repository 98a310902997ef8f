import { describe, expect, it } from "vitest";
import { calculateLoan } from "../calculate";
import type { Fee, Loan } from "../schema/types";
import { existingMortgage, homeRefinance, ownedHomeScenario } from "../testing/owned-home.fixture";
import { through } from "../testing/published-cases";

const fee = (rate: number, more: Partial<Fee> = {}): Fee => ({
  name: "Fee",
  rate,
  usePercent: false,
  percentOf: "property",
  APR: false,
  isCredit: false,
  ...more,
});
const percentOf = (base: Fee["percentOf"], rate: number, more: Partial<Fee> = {}) =>
  fee(rate, { usePercent: true, percentOf: base, ...more });
const linked = (data: Record<string, readonly Fee[]>) => ({ closingCostObj: { name: "Worksheet", data } });
const owned = (one: Loan) => calculateLoan(ownedHomeScenario([one]), one);
const bought = (more: Partial<Loan>) => through({ price: 400_000, loan: { downPaymentPercentage: 20, ...more } });

describe("a linked worksheet", () => {
  it("takes fees in percent of the price or of the base amount, and a credit off inside its category", () => {
    const lender = [percentOf("loan", 1, { APR: true }), fee(200, { isCredit: true })];
    const data = { lender, government: [percentOf("property", 0.2)] };
    expect(bought(linked(data))).toMatchObject({ closingCosts: 3200 - 200 + 800 });
    expect(bought(linked(data)).loanEstimate.prepaidFinanceCharge).toBe(3200);
  });
  it("takes a flagged credit off the finance charge too, in percent as well", () => {
    const data = { lender: [fee(1000, { APR: true }), percentOf("loan", 0.1, { APR: true, isCredit: true })] };
    expect(bought(linked(data)).loanEstimate.prepaidFinanceCharge).toBe(680);
  });
  it("lowers the cash by its credits, instead of those typed, and always by the additional ones", () => {
    const data = { lender: [fee(3000)], credits: [fee(500), percentOf("property", 0.5)] };
    const additionalCredits = [{ name: "Gift", amount: 250 }];
    const result = bought({ ...linked(data), credits: 9000, additionalCredits, userPrepaidEscrows: 0 });
    expect(result).toMatchObject({ closingCosts: 3000, credits: 2750, cash: { toClose: 80_000 + 3000 - 2750 } });
    expect(bought({ ...linked({ lender: [], credits: [] }), credits: 9000 }).credits).toBe(9000);
    expect(bought({ ...linked(data), creditsObj: { data: [fee(100)] } }).credits).toBe(100);
  });
  it("gives way to a typed total, but for its credits", () => {
    const data = { lender: [fee(3000, { APR: true })], credits: [fee(500)] };
    const result = bought({ ...linked(data), closingCosts: 1000 });
    expect(result).toMatchObject({ closingCosts: 1000, credits: 500 });
    expect(result.loanEstimate.prepaidFinanceCharge).toBe(0);
  });
});

describe("a refinance", () => {
  const data = { lender: [percentOf("loan", 1)], government: [percentOf("property", 0.2)] };
  it("takes fees in percent of the property of its value, 500,000, not of the 350,000 that was paid", () => {
    expect(owned(homeRefinance({ targetLTV: 60, ...linked(data) })).closingCosts).toBe(3000 + 1000);
  });
  it("prepays by default what a purchase does: twelve months of insurance and of tax", () => {
    const result = owned(homeRefinance({ targetLTV: 60, userPrepaidEscrows: null }));
    expect(result.prepaidEscrows).toBe(1200 + 4800);
    const interest = { insurance: 0, tax: 0, interest: 10 };
    const daily = (interestDayBasis: 365 | 360) =>
      owned(homeRefinance({ targetLTV: 60, userPrepaidEscrows: null, escrows: interest, interestDayBasis }))
        .prepaidEscrows;
    // 300,000 at 6 %: 49.32 a day on 365 days, 50 on 360.
    expect([daily(365), daily(360)]).toEqual([493.2, 500]);
  });
});

it("an existing mortgage costs nothing to close, whatever stands in its fields", () => {
  const everything: Partial<Loan> = {
    ...linked({ lender: [fee(3000, { APR: true })], credits: [fee(500)] }),
    points: 2,
    closingCosts: 4000,
    credits: 100,
    additionalCredits: [{ name: "Gift", amount: 250 }],
    userPrepaidEscrows: 5000,
    escrows: { insurance: 12, tax: 12, interest: 15 },
    isFinancedCC: true,
    isFinancedPoints: true,
    isFinancedPrepaidEscrow: true,
  };
  const result = owned(existingMortgage(everything));
  expect(result).toMatchObject({ amount: 300_000, closingCosts: 0, costOfPoints: 0, credits: 0, prepaidEscrows: 0 });
  expect(result.defaults.prepaidEscrows).toBe(0);
  expect(Object.values(result.cash).every((amount) => amount === 0)).toBe(true);
  expect(result.monthly).toMatchObject({
    propertyTax: 400,
    homeInsurance: 100,
  });
});
