import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Debt, Loan, Scenario } from "../schema/types";
import { cardDebt, existingMortgage, homeRefinance, ownedHomeScenario } from "../testing/owned-home.fixture";
import { workOut } from "../working";
import { savings } from "./savings";

/** A refinance beside the mortgage of 300,000 at 7.5 %, 2,213 a month. */
function measured(more: Partial<Loan> = {}, old: Partial<Loan> = {}, scenario: Partial<Scenario> = {}) {
  const loan = homeRefinance(more);
  const working = workOut(ownedHomeScenario([existingMortgage(old), loan], scenario), loan);
  return { savings: savings(working)!, cash: working.cash, baseAmount: working.bases.baseAmount };
}

describe("a lower rate", () => {
  // 300,000 over 30 years: 1,798.65 at 6 %; the old payment is 2,213.00.
  it("saves 2,213.00 - 1,798.65 = 414.35 a month, and has paid back its 4,140 after 10 months: 9 x 414.35 = 3,729.15", () => {
    const { savings: answer, cash } = measured({ closingCosts: 4140, userPrepaidEscrows: 2000 });
    expect(answer).toMatchObject({
      paidOff: 300_000,
      monthlyBefore: 2213,
      monthlyAfter: 1798.65,
      monthlySavings: 414.35,
      cost: 4140,
      breakEven: { kind: "after", months: 10 },
    });
    // 300,000 paid off - 300,000 lent + 4,140 costs + 2,000 prepaids.
    expect(cash.toClose).toBe(614_000);
  });
  it("counts mortgage insurance on both sides: 2,213 + 120 before, 1,798.65 + 75 (0.3 % / 12) after", () => {
    const { savings: answer } = measured({ annualMIPercentage: 0.3 }, { MI: 120 });
    expect(answer).toMatchObject({ monthlyBefore: 2333, monthlyAfter: 1873.65, monthlySavings: 459.35 });
  });
  it("costs points, closing costs and upfront insurance less credits, not prepaids: 3,000 + 4,000 + 1,500 - 500", () => {
    const costs = { points: 1, closingCosts: 4000, upfrontMI: 1500, credits: 500, userPrepaidEscrows: 9000 };
    expect(measured(costs).savings.cost).toBe(8000);
  });
  it("costs the buydown that the borrower pays for, and no other", () => {
    const bought: Partial<Loan> = { type: "bd10", buydownCosts: 2500 };
    expect(measured({ ...bought, buydownPaidBy: "borrower" }).savings.cost).toBe(2500);
    expect(measured({ ...bought, buydownPaidBy: "lender" }).savings.cost).toBe(0);
  });
  it("costs what is financed as well", () => {
    const { savings: answer, cash } = measured({ closingCosts: 4000, isFinancedCC: true });
    expect(answer.cost).toBe(4000);
    expect(cash.toClose).toBe(0);
  });
  it("compares the interest still to come with the new loan's: 300,000 at 0 % costs 0, at 12 % one payment costs 3,000", () => {
    expect(measured({ rate: 0 }, { rate: 12, monthsLeft: 1 }).savings).toMatchObject({
      interestBefore: 3000,
      interestAfter: 0,
    });
  });
});

describe("the break-even", () => {
  it("counts a debt without a rate or an end as long as its balance alone takes: 4 x 300 never earn 4,140 back", () => {
    // At 8.2 % the new loan is due more a month than the mortgage was; 1,000 at 300 a month are over after 4 payments, whatever they bear.
    const debts = [cardDebt({ rate: null, balance: 1000, payment: 300 })];
    const { breakEven, savedByYear } = measured({ closingCosts: 4140, rate: 8.2 }, {}, { debts }).savings;
    expect(breakEven).toEqual({ kind: "never" });
    expect(savedByYear!.length).toBeLessThanOrEqual(31);
  });
  const months = (more: Partial<Loan>, old: Partial<Loan> = {}) => measured(more, old).savings.breakEven;
  it("is at once where the cost is nothing or less", () => {
    expect(months({})).toEqual({ kind: "always" });
    expect(months({ credits: 900 })).toEqual({ kind: "always" });
    expect(months({ rate: 0, term: 50 }, { payment: 500, rate: 0 })).toEqual({ kind: "always" });
  });
  it("never comes where the payment is no lower: 300,000 at 0 % over 50 years is 500", () => {
    expect(months({ rate: 0, term: 50, closingCosts: 1 }, { payment: 500, rate: 0 })).toEqual({ kind: "never" });
    expect(months({ rate: 9, credits: 900 })).toEqual({ kind: "never" });
  });
  it("counts a started month whole: 414.35 is back after 1, 414.36 after 2", () => {
    expect(months({ closingCosts: 414.35 })).toEqual({ kind: "after", months: 1 });
    expect(months({ closingCosts: 414.36 })).toEqual({ kind: "after", months: 2 });
  });
  it("never comes after the old mortgage would have ended: 2,213 repay it with payment 302, and 302 x 414.35 = 125,133.70", () => {
    expect(months({ closingCosts: 125_133.7 })).toEqual({ kind: "after", months: 302 });
    expect(months({ closingCosts: 125_133.71 })).toEqual({ kind: "never" });
  });
  it("counts a paid-off debt for as long as it would have been due: 500 for 10 months, then 414.35 alone", () => {
    const debts = [cardDebt({ balance: 5000, payment: 500, rate: 0 })];
    const more = { targetLTV: 60, closingCosts: 9143.5 };
    // 10 x 914.35 = 9,143.50.
    expect(measured(more, {}, { debts }).savings.breakEven).toEqual({ kind: "after", months: 10 });
    // 9,143.50 + 3 x 414.35 = 10,386.55, where the first month's savings would promise 12 months.
    const dearer = measured({ ...more, closingCosts: 10_386.55 }, {}, { debts }).savings;
    expect(dearer).toMatchObject({ monthlySavings: 914.35, breakEven: { kind: "after", months: 13 } });
  });
  it("counts no payment of a mortgage or a debt that is repaid sooner than its months say", () => {
    // 300,000 at 0 % with 3,000 a month end after 100 payments; 1,798.65 is the new payment: 100 x 1,201.35 = 120,135.
    const faster = { rate: 0, payment: 3000, monthsLeft: 330 };
    expect(months({ closingCosts: 120_135 }, faster)).toEqual({ kind: "after", months: 100 });
    expect(months({ closingCosts: 120_135.01 }, faster)).toEqual({ kind: "never" });
    const debts = [cardDebt({ balance: 5000, payment: 500, rate: 0, monthsLeft: 60 })];
    const dearer = measured({ targetLTV: 60, closingCosts: 10_386.55 }, {}, { debts }).savings;
    expect(dearer.breakEven).toEqual({ kind: "after", months: 13 });
  });
  it("counts the steps of a bought-down payment as they come", () => {
    const bought = measured({ type: "bd21", buydownPaidBy: "seller", closingCosts: 20_000 }).savings;
    const level = measured({ closingCosts: 20_000 }).savings;
    // 300,000 over 30 years: 1,432.25 at 4 %, 1,610.46 at 5 %, 1,798.65 at 6 %.
    const [first, second, after] = [2213 - 1432.25, 2213 - 1610.46, 414.35];
    expect(bought.monthlySavings).toBeCloseTo(first, 2);
    expect(bought.savedByYear!.slice(0, 4)).toEqual([
      0,
      expect.closeTo(12 * first, 1),
      expect.closeTo(12 * (first + second), 1),
      expect.closeTo(12 * (first + second + after), 1),
    ]);
    const left = 20_000 - 12 * (first + second);
    expect(bought.breakEven).toEqual({ kind: "after", months: 24 + Math.ceil(left / after) });
    expect(level.breakEven).toEqual({ kind: "after", months: 49 });
  });
  it("is not known while the new insurance is not", () => {
    const missing: Partial<Loan> = {
      program: "conventional",
      targetLTV: 96.9,
      term: 30,
      type: "arm5",
      closingCosts: 1,
    };
    const loan = homeRefinance({ ...missing, MIWorksheet: { ...homeRefinance().MIWorksheet, isMonthly: false } });
    const answer = savings(workOut(ownedHomeScenario([existingMortgage(), loan]), loan))!;
    expect(answer).toMatchObject({ monthlyAfter: null, monthlySavings: null, breakEven: null, monthlyBefore: 2213 });
  });
});

describe("cash out", () => {
  it("to 80 % of 500,000 lends 400,000, pays off 300,000 and 6,000 of costs, and leaves 94,000", () => {
    const { savings: answer, cash, baseAmount } = measured({ targetLTV: 80, rate: 6.5, closingCosts: 6000 });
    expect(baseAmount).toBe(40_000_000);
    expect(cash).toMatchObject({ payoffs: 30_000_000, downPayment: 0, closingCosts: 600_000, toClose: -9_400_000 });
    // 400,000 at 6.5 % over 30 years: 2,528.27; 2,213.00 - 2,528.27.
    expect(answer).toMatchObject({ monthlyAfter: 2528.27, monthlySavings: -315.27, breakEven: { kind: "never" } });
  });
  it("adds the second loan's payment, and its amount to the cash: 50,000 at 8.25 % is 375.63 a month", () => {
    const secondLoan = { type: "fixed" as const, ltv: 90, term: 30, amount: null, rate: 8.25 };
    const { savings: answer, cash } = measured({ targetLTV: 80, rate: 6.5, secondLoan });
    expect(cash.toClose).toBe(-15_000_000);
    expect(answer.monthlyAfter).toBe(2903.9);
  });
});

describe("consolidation of a card and a car", () => {
  const car = cardDebt({
    id: "car",
    name: "Car",
    type: "auto",
    balance: 18_000,
    payment: 450,
    rate: 0,
    monthsLeft: 40,
  });
  const debts: Debt[] = [cardDebt(), car, cardDebt({ id: "student", payOff: false, balance: 30_000, payment: 310 })];

  it("lends 300,000 + 12,000 + 18,000 and ends 2,213 + 360 + 450 a month; 330,000 at 6 % is 1,978.52", () => {
    const { savings: answer, baseAmount, cash } = measured({ closingCosts: 5000 }, {}, { debts });
    expect(baseAmount).toBe(33_000_000);
    expect(cash.toClose).toBe(500_000);
    expect(answer).toMatchObject({
      paidOff: 330_000,
      monthlyBefore: 3023,
      monthlyAfter: 1978.52,
      monthlySavings: 1044.48,
      // 5,000 / 1,044.48 = 4.8
      breakEven: { kind: "after", months: 5 },
    });
  });
  it("weighs the interest of each: a card of 12,000 at 12 % with one payment left still costs 120", () => {
    const card = cardDebt({ rate: 12, monthsLeft: 1 });
    expect(measured({}, { rate: 0 }, { debts: [card, car] }).savings.interestBefore).toBe(120);
    expect(measured({}, { rate: 0 }, { debts: [card, { ...car, rate: null }] }).savings.interestBefore).toBeNull();
  });
});

it("only a refinance is measured", () => {
  const purchase = homeRefinance({ category: "purchase", downPaymentPercentage: 20 });
  expect(savings(workOut(ownedHomeScenario([existingMortgage(), purchase]), purchase))).toBeNull();
  const old = existingMortgage();
  expect(savings(workOut(ownedHomeScenario([old]), old))).toBeNull();
});

describe("laws", () => {
  const cents = (dollars: number) => Math.round(dollars * 100);
  const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((each) => each / 100);
  const anyDebt = fc.record({
    balance: money(60_000),
    payment: money(900),
    rate: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
    monthsLeft: fc.option(fc.integer({ min: 1, max: 120 }), { nil: null }),
    payOff: fc.boolean(),
  });
  const anyRefinance = fc.record({
    rate: fc.integer({ min: 0, max: 12 }),
    term: fc.integer({ min: 1, max: 50 }),
    targetLTV: fc.option(fc.integer({ min: 0, max: 120 }), { nil: null }),
    userCashToApply: fc.option(money(400_000), { nil: null }),
    closingCosts: money(9000),
  });

  it("before less after is what is saved, and what is not lent costs nothing a month", () =>
    fc.assert(
      fc.property(anyRefinance, fc.array(anyDebt, { maxLength: 15 }), fc.boolean(), (more, some, payOff) => {
        const debts = some.map((each, at) => cardDebt({ ...each, id: `debt ${at}` }));
        const { savings: answer, baseAmount } = measured(more, { payOff }, { debts });
        const { monthlyBefore, monthlyAfter, monthlySavings, paidOff } = answer;
        expect(cents(monthlyBefore) - cents(monthlyAfter!)).toBe(cents(monthlySavings!));
        if (baseAmount === 0) expect(monthlySavings).toBe(monthlyBefore);
        if (!payOff && debts.every((each) => !each.payOff)) {
          expect(answer).toMatchObject({ paidOff: 0, monthlyBefore: 0, interestBefore: 0 });
          expect(monthlySavings!).toBeLessThanOrEqual(0);
        }
        if (more.targetLTV === null) expect(cents(paidOff)).toBeGreaterThanOrEqual(baseAmount);
      }),
      { numRuns: 1000 },
    ));

  it("the break-even is the first month in which the savings have made good the cost", () =>
    fc.assert(
      fc.property(anyRefinance, (more) => {
        const { monthlySavings, cost, breakEven } = measured(more).savings;
        // 2,213 a month repay 300,000 at 7.5 % with the 302nd payment. A new loan that ends sooner saves more from then on, and its last payment takes
        // up what rounding left.
        const last = Math.min(302, more.term * 12);
        if (breakEven!.kind === "after" && breakEven!.months >= last) return;
        const made = (months: number) => cents(monthlySavings!) * months >= cents(cost);
        if (breakEven!.kind === "after") {
          expect(made(breakEven!.months)).toBe(true);
          expect(made(breakEven!.months - 1)).toBe(false);
        } else expect(made(breakEven!.kind === "always" ? 0 : 302)).toBe(breakEven!.kind === "always");
      }),
      { numRuns: 1000 },
    ));
});
