import { describe, expect, it } from "vitest";
import { dollars } from "../../money/cents";
import type { Loan, Property, Scenario, SecondLoan } from "../schema/types";
import { exampleLoan, exampleProperty } from "../testing/example";
import { cardDebt, existingMortgage, homeRefinance, ownedHome, ownedHomeScenario } from "../testing/owned-home.fixture";
import { bases } from "./bases";

const of = (scenario: Scenario, loan: Loan, property: Property = ownedHome) =>
  bases(scenario, loan, property, property.purchaseDetails[0]!);
const refinanced = (more: Partial<Loan>, scenario: Partial<Scenario> = {}) => {
  const loan = homeRefinance(more);
  return of(ownedHomeScenario([existingMortgage(), loan], scenario), loan);
};
const bought = (more: Partial<Loan>, property: Partial<Property> = {}) => {
  const loan = { ...exampleLoan, ...more };
  return of(ownedHomeScenario([loan]), loan, { ...exampleProperty, ...property });
};
const second = (more: Partial<SecondLoan> = {}): SecondLoan => ({
  type: "fixed",
  ltv: 90,
  term: 30,
  amount: null,
  rate: 8.25,
  ...more,
});

describe("a second loan on a purchase", () => {
  it("lends up to its share of the price: 90 % of 500,000 less a first loan of 400,000 is 50,000", () => {
    expect(bought({ secondLoan: second() })).toMatchObject({
      downPayment: dollars(100_000),
      baseAmount: dollars(400_000),
      second: dollars(50_000),
    });
  });
  it("is of the lower of price and appraised value: 90 % of 480,000 less 384,000 is 48,000", () => {
    expect(bought({ secondLoan: second() }, { userAppraisedValue: 480_000 }).second).toBe(dollars(48_000));
  });
  it("lends the typed amount, but never more than the down payment", () => {
    expect(bought({ secondLoan: second({ amount: 25_000 }) }).second).toBe(dollars(25_000));
    expect(bought({ secondLoan: second({ amount: 250_000 }) }).second).toBe(dollars(100_000));
    expect(bought({ secondLoan: second({ ltv: 200 }) }).second).toBe(dollars(100_000));
  });
  it("lends nothing where the first loan lends as much already, and beside no loan at all", () => {
    expect(bought({ downPaymentPercentage: 5, secondLoan: second() }).second).toBe(0);
    expect(bought({ program: "allCash", secondLoan: second({ amount: 10_000 }) }).second).toBe(0);
  });
});

describe("the value of a home", () => {
  it("is the estimate beside a price that is paid", () => {
    expect(bought({}, { userEstimatedValue: 520_000 })).toMatchObject({
      price: dollars(500_000),
      applicablePrice: dollars(500_000),
      value: dollars(520_000),
    });
  });
  it("stands where a purchase has the price: the appraised one, else the estimate", () => {
    expect(refinanced({})).toMatchObject({ price: dollars(500_000), applicablePrice: dollars(500_000), gap: 0 });
    const loan = homeRefinance();
    const appraised = of(ownedHomeScenario([loan]), loan, { ...ownedHome, userAppraisedValue: 480_000 });
    expect(appraised).toMatchObject({ applicablePrice: dollars(480_000), value: dollars(500_000) });
  });
  it("has grown since the purchase by what prices did: 350,000 at 3 % for 2 years is 371,315", () => {
    const loan = homeRefinance({ targetLTV: 50 });
    const home = { ...ownedHome, userEstimatedValue: null, purchaseDate: { month: 11, year: 2024 } };
    const historical = { yearly: [3], source: "FHFA", date: "2026-09-30" };
    const scenario = ownedHomeScenario([loan], { outside: { series: { owned: { historical } } } });
    expect(of(scenario, loan, home)).toMatchObject({ value: dollars(371_315), baseAmount: dollars(185_657.5) });
  });
});

describe("a refinance", () => {
  it("lends what it pays off: the mortgage of 300,000 and the card of 12,000", () => {
    expect(refinanced({}, { debts: [cardDebt()] })).toMatchObject({
      payoffs: dollars(312_000),
      baseAmount: dollars(312_000),
      downPayment: 0,
    });
  });
  it("leaves other homes' mortgages, and what is not marked, alone", () => {
    const loan = homeRefinance();
    const others = [
      existingMortgage({ id: "stays", payOff: false }),
      existingMortgage({ id: "elsewhere", propertyID: "brookhaven" }),
    ];
    const scenario = ownedHomeScenario([...others, loan], { debts: [cardDebt({ payOff: false })] });
    expect(of(scenario, loan)).toMatchObject({ payoffs: 0, baseAmount: 0 });
  });
  it("lends less by the cash that the client brings, down to nothing", () => {
    expect(refinanced({ userCashToApply: 20_000 }).baseAmount).toBe(dollars(280_000));
    expect(refinanced({ userCashToApply: 400_000 })).toMatchObject({ baseAmount: 0, payoffs: dollars(300_000) });
  });
  it("lends its target of the value whatever is paid off: 80 % of 500,000 is 400,000, and 0 % is nothing", () => {
    expect(refinanced({ targetLTV: 80, userCashToApply: 5000 }).baseAmount).toBe(dollars(400_000));
    expect(refinanced({ targetLTV: 0 }).baseAmount).toBe(0);
    expect(refinanced({ targetLTV: 120 }).baseAmount).toBe(dollars(600_000));
  });
  it("may have a second loan: 90 % of 500,000 less 300,000 is 150,000, and a typed one stands", () => {
    expect(refinanced({ secondLoan: second() }).second).toBe(dollars(150_000));
    expect(refinanced({ secondLoan: second({ amount: 40_000 }) }).second).toBe(dollars(40_000));
  });
  it("lends nothing when it is paid in cash", () => {
    expect(refinanced({ program: "allCash", targetLTV: 80, secondLoan: second() })).toMatchObject({
      baseAmount: 0,
      second: 0,
      payoffs: dollars(300_000),
    });
  });
});

it("an existing mortgage starts from what is still owed", () => {
  const old = existingMortgage({ secondLoan: second(), targetLTV: 80 });
  expect(of(ownedHomeScenario([old], { debts: [cardDebt()] }), old)).toMatchObject({
    baseAmount: dollars(300_000),
    applicablePrice: dollars(500_000),
    second: 0,
    payoffs: 0,
  });
});
