/** For the tests of laws: what somebody may type of a home, a loan and a rent, within the limits, the odd ends included. */
import fc from "fast-check";
import type { Client, Loan, Property, Scenario } from "../../scenario/schema/types";
import { exampleLoan, exampleProperty } from "../../scenario/testing/example";
import type { Assumptions, Waiting } from "../assumptions";

const thousandths = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((value) => value / 1000);
const cents = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);

const client: fc.Arbitrary<Client> = fc.record({
  monthlyIncome: fc.option(fc.constantFrom(0, 4000, 8250, 16_000, 43_000, 90_000)),
  filingStatus: fc.constantFrom("single", "hoh", "marriedSeparate", "marriedJoint", null),
  taxRate: fc.option(thousandths(0, 45)),
});

const home: fc.Arbitrary<Property> = fc
  .record({
    price: cents(10_000, 3_000_000),
    tax: fc.oneof(cents(0, 30_000).map((userPropertyTax) => ({ userPropertyTax, userTaxRate: null }))),
    insurance: fc.option(cents(0, 900)),
    fee: cents(0, 900),
    costToSell: thousandths(0, 12),
    repairs: cents(0, 20_000),
    taxInc: thousandths(0, 4),
    state: fc.constantFrom("NC", "CA", "FL", "TX"),
    growth: thousandths(-15, 12),
  })
  .map(({ price, tax, insurance, fee, growth, ...rest }) => ({
    ...exampleProperty,
    ...rest,
    purchaseDetails: [{ id: exampleLoan.purchaseDetailsID, price, userMonthlyHomeInsurance: insurance, ...tax }],
    monthlyAssociationFee: fee,
    appreciationTypes: ["custom" as const],
    customAppreciation: growth,
  }));

const loan: fc.Arbitrary<Loan> = fc
  .record({
    program: fc.constantFrom("conventional", "fha", "va", "other", "interest10", "allCash" as const),
    type: fc.constantFrom("fixed", "fixed", "arm5", "bd21" as const),
    rate: thousandths(0, 12),
    term: fc.constantFrom(10, 15, 20, 30, 40),
    points: thousandths(0, 2),
    downPaymentPercentage: thousandths(3.5, 60),
    annualMIPercentage: thousandths(0, 1.2),
    closingCosts: cents(0, 20_000),
    userPrepaidEscrows: fc.option(cents(0, 9000)),
    extra: fc.option(cents(1, 400), { freq: 3 }),
  })
  .map(({ extra, ...typed }) => ({
    ...exampleLoan,
    ...typed,
    ...(typed.program === "allCash" && { rate: 0, term: 0, type: "fixed" as const }),
    ...(typed.program === "interest10" && { term: 30 }),
    additionalMonthlyPayments: extra === null || typed.program === "allCash" ? [] : [{ amount: extra }],
  }));

export const anyPurchaseScenario: fc.Arbitrary<Scenario> = fc
  .record({
    client,
    home,
    loan,
    asOf: fc.constantFrom("2020-02-01", "2024-06-01", "2025-03-01", "2026-11-22", "2031-01-01"),
  })
  .map(({ home: property, loan: bought, ...rest }) => ({ ...rest, properties: [property], loans: [bought] }));

export const anyAssumptions: fc.Arbitrary<Assumptions> = fc.record({
  loanID: fc.constant(""),
  rent: cents(1, 12_000),
  rentGrowth: thousandths(-20, 20),
  rentersInsurance: cents(0, 60),
  depositMonths: fc.constantFrom(0, 1, 1.5, 2, 12),
  rentUpfront: cents(0, 900),
  inflation: thousandths(0, 20),
  taxGrowth: fc.option(thousandths(0, 20)),
  maintenance: thousandths(0, 10),
  investmentReturn: thousandths(0, 20),
  otherStateTaxes: cents(0, 60_000),
  otherItemized: cents(0, 40_000),
  gainsTax: fc.option(thousandths(0, 50)),
  horizon: fc.integer({ min: 1, max: 30 }),
  ending: fc.constantFrom("sell", "stay"),
});

export const anyWaiting: fc.Arbitrary<Waiting> = fc.record({
  months: fc.integer({ min: 0, max: 60 }),
  laterRate: thousandths(0, 12),
  refinance: fc.option(cents(0, 9000).map((cost) => ({ cost }))),
});
