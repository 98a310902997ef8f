/** Scenarios of a home whose mortgages and debts a refinance pays off, or the sale of the home. */
import fc from "fast-check";
import type { Debt, Loan, Scenario } from "../../scenario/schema/types";
import { existingMortgage, homeRefinance, ownedHomeScenario } from "../../scenario/testing/owned-home.fixture";

const dollars = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
const rate = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((thousandths) => thousandths / 1000);
const months = (max: number) => fc.integer({ min: 1, max });

const mortgage = (id: string): fc.Arbitrary<Loan> =>
  fc
    .record({
      balance: dollars(0, 900_000),
      rate: rate(12),
      monthsLeft: months(400),
      payment: fc.option(dollars(0, 9000)),
      MI: fc.option(dollars(0, 300)),
      payOff: fc.boolean(),
    })
    .map((terms) => existingMortgage({ id, ...terms }));

const debt: fc.Arbitrary<Omit<Debt, "id">> = fc.record({
  name: fc.constantFrom("Card", "Auto", ""),
  type: fc.constantFrom("card", "auto", "mortgage"),
  balance: dollars(0, 60_000),
  payment: dollars(0, 1500),
  rate: fc.option(rate(36), { freq: 8 }),
  monthsLeft: fc.option(months(240)),
  payOff: fc.boolean(),
});

const newLoan: fc.Arbitrary<Partial<Loan>> = fc.record({
  program: fc.constantFrom("conventional", "fha", "va", "usda", "other"),
  type: fc.constantFrom("fixed", "arm5", "bd21"),
  rate: rate(14),
  term: fc.constantFrom(10, 15, 20, 30),
  points: fc.constantFrom(0, 0.5, 2),
  credits: fc.constantFrom(0, 1500, 20_000),
  userCashToApply: fc.constantFrom(0, 0, 25_000),
  targetLTV: fc.constantFrom(null, null, 75),
  isFinancedCC: fc.boolean(),
  annualMIPercentage: fc.constantFrom(null, 0.4),
  additionalMonthlyPayments: fc.constantFrom([], [{ amount: 200 }]),
});

/** A refinance of everything that is marked; the first debt always is. */
export const consolidationScenario: fc.Arbitrary<Scenario> = fc
  .record({
    first: mortgage("first"),
    second: fc.option(mortgage("second")),
    debts: fc.array(debt, { minLength: 1, maxLength: 5 }),
    loan: newLoan,
    income: fc.option(dollars(1000, 40_000)),
  })
  .map(({ first, second, debts, loan, income }) =>
    ownedHomeScenario([first, ...(second ? [second] : []), homeRefinance({ closingCosts: 4000, ...loan })], {
      client: { monthlyIncome: income, filingStatus: "marriedJoint" },
      debts: debts.map((each, at) => ({ ...each, id: `debt${at}`, payOff: at === 0 || each.payOff })),
    }),
  );
