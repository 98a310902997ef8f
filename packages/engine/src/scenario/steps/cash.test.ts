import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Loan, Scenario, SecondLoan } from "../schema/types";
import { exampleLoan } from "../testing/example";
import { cardDebt, existingMortgage, homeRefinance, ownedHomeScenario } from "../testing/owned-home.fixture";
import { workOut } from "../working";

const brought = (loan: Loan, others: Loan[] = [], more: Partial<Scenario> = {}) =>
  workOut(ownedHomeScenario([...others, loan], more), loan).cash;
const dollars = (amount: number) => amount * 100;
const secondLoan: SecondLoan = { type: "fixed", ltv: 90, term: 30, amount: null, rate: 8.25 };

describe("cash to close", () => {
  it("of 500,000 with 80 % and 10 % lent is the 10 % that nobody lends", () => {
    const cash = brought({ ...exampleLoan, secondLoan, userPrepaidEscrows: 0 });
    expect(cash).toMatchObject({ downPayment: dollars(50_000), payoffs: 0, toClose: dollars(50_000) });
  });
  it("of a refinance is what is paid off and costs less what is lent: 300,000 + 7,000 - 280,000 - 10,000", () => {
    const second = { ...secondLoan, amount: 10_000 };
    const cash = brought(homeRefinance({ userCashToApply: 20_000, closingCosts: 7000, secondLoan: second }), [
      existingMortgage(),
    ]);
    expect(cash).toMatchObject({ downPayment: 0, payoffs: dollars(300_000), toClose: dollars(17_000) });
  });
  it("is cash out where more is lent: 300,000 + 12,000 + 7,000 - 400,000, and a credit of 500", () => {
    const loan = homeRefinance({ targetLTV: 80, closingCosts: 7000, credits: 500 });
    expect(brought(loan, [existingMortgage()], { debts: [cardDebt()] }).toClose).toBe(dollars(-81_500));
  });
  it("leaves what is financed to the loan: 300,000 + 12,000 - 400,000 with 7,000 of costs in it", () => {
    const loan = homeRefinance({ targetLTV: 80, closingCosts: 7000, isFinancedCC: true });
    expect(brought(loan, [existingMortgage()], { debts: [cardDebt()] })).toMatchObject({
      financed: dollars(7000),
      toClose: dollars(-88_000),
    });
  });
  it("has the buydown that the borrower pays for, and no other", () => {
    const bought = homeRefinance({ type: "bd10", buydownCosts: 2500, buydownPaidBy: "borrower" });
    expect(brought(bought, [existingMortgage()])).toMatchObject({ buydown: dollars(2500), toClose: dollars(2500) });
    for (const buydownPaidBy of ["seller", "lender"] as const) {
      expect(brought({ ...bought, buydownPaidBy }, [existingMortgage()])).toMatchObject({ buydown: 0, toClose: 0 });
    }
  });
  it("of a refinance paid in cash is all that is paid off", () => {
    expect(brought(homeRefinance({ program: "allCash", term: 0 }), [existingMortgage()]).toClose).toBe(
      dollars(300_000),
    );
  });
  it("of a purchase pays no debts", () => {
    const loan = { ...exampleLoan, userPrepaidEscrows: 0 };
    expect(brought(loan, [existingMortgage()], { debts: [cardDebt()] })).toMatchObject({
      payoffs: 0,
      toClose: dollars(100_000),
    });
  });
  it("of a mortgage that exists is nothing at all", () => {
    const old = existingMortgage({
      points: 2,
      closingCosts: 900,
      credits: 50,
      upfrontMI: 70,
      type: "bd21",
      secondLoan,
    });
    const cash = brought({ ...old, buydownPaidBy: "borrower", buydownCosts: 800, userPrepaidEscrows: 400 });
    expect(Object.values(cash).every((each) => each === 0)).toBe(true);
  });
});

describe("the law of closing", () => {
  const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((each) => each / 100);
  const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
  const percentage = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((each) => each / 1000);
  const anySecond: fc.Arbitrary<SecondLoan> = fc.record({
    type: fc.constantFrom("fixed", "float5", "float10" as const),
    ltv: percentage(200),
    term: fc.integer({ min: 1, max: 40 }),
    amount: maybe(money(900_000)),
    rate: percentage(15),
  });
  const anyLoan = fc.record({
    category: fc.constantFrom("purchase", "refinance" as const),
    program: fc.constantFrom("conventional", "fha", "va", "usda", "other", "interest10", "allCash" as const),
    type: fc.constantFrom("fixed", "arm5", "bd21", "bd321" as const),
    term: fc.integer({ min: 1, max: 50 }),
    rate: percentage(14),
    points: percentage(4),
    downPayment: maybe(money(600_000)),
    targetLTV: maybe(percentage(200)),
    userCashToApply: maybe(money(500_000)),
    upfrontMI: maybe(money(9000)),
    closingCosts: maybe(money(20_000)),
    credits: maybe(money(30_000)),
    userPrepaidEscrows: maybe(money(9000)),
    isFinancedCC: fc.boolean(),
    isFinancedPoints: fc.boolean(),
    isFinancedPrepaidEscrow: fc.boolean(),
    buydownCosts: maybe(money(9000)),
    buydownPaidBy: fc.constantFrom("seller", "lender", "borrower" as const),
    MIWorksheet: fc.boolean().map((isFinanced) => ({ ...exampleLoan.MIWorksheet, isFinanced })),
    secondLoan: fc.option(anySecond, { nil: undefined }),
  });
  const balances = fc.array(money(90_000), { maxLength: 15 });
  const gaps = maybe(money(800_000));

  it("everything due is everything lent and brought", () =>
    fc.assert(
      fc.property(anyLoan, balances, gaps, fc.boolean(), (more, owed, appraised, payOff) => {
        const loan = homeRefinance({ ...more, downPaymentPercentage: more.downPayment === null ? 12.5 : null });
        const scenario = ownedHomeScenario([existingMortgage({ payOff }), loan], {
          debts: owed.map((balance, at) => cardDebt({ id: `debt ${at}`, balance, payOff: at % 3 !== 0 })),
        });
        const home = { ...scenario.properties[0]!, userAppraisedValue: appraised };
        const working = workOut({ ...scenario, properties: [home] }, loan);
        const { cash, bases, financing, repayment } = working;
        const bought = loan.category === "purchase" ? bases.price : cash.payoffs;
        const due = cash.closingCosts + cash.points + cash.prepaidEscrows + cash.upfrontMI + cash.buydown;
        const lent = financing.amount + (repayment.second?.amount ?? 0);
        expect(lent + cash.credits + cash.toClose).toBe(bought + due);
        expect(cash.downPayment).toBeGreaterThanOrEqual(0);
        expect(Object.values(cash).every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: 1000 },
    ));
});
