import fc from "fast-check";
import { exampleLoan, exampleProperty } from "./example";
import type { Loan, Scenario } from "./types";

const thousandths = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((each) => each / 1000);
const dollars = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((each) => each / 100);

/** Loans of every kind of schedule, whose premiums are all known. */
const loan: fc.Arbitrary<Loan> = fc
  .record({
    program: fc.constantFrom("other", "conventional", "interest5", "interest10", "allCash" as const),
    type: fc.constantFrom("fixed", "fixed", "arm3", "arm5", "bd21", "bd321" as const),
    term: fc.integer({ min: 11, max: 50 }),
    rate: thousandths(11),
    points: thousandths(3),
    downPaymentPercentage: fc.integer({ min: 10, max: 100 }),
    MI: dollars(300),
    upfrontMI: dollars(5000),
    closingCosts: dollars(12_000),
    credits: fc.option(dollars(9000), { nil: null }),
    buydownPaidBy: fc.constantFrom("seller", "borrower" as const),
    additionalMonthlyPayments: fc.constantFrom([], [], [{ amount: 250 }]),
    secondLoan: fc.option(
      fc.record({
        type: fc.constantFrom("fixed", "float5" as const),
        ltv: fc.constant(90),
        term: fc.integer({ min: 6, max: 30 }),
        amount: fc.constant(null),
        rate: thousandths(12),
      }),
      { nil: undefined },
    ),
  })
  .map((typed) => ({ ...exampleLoan, ...typed }));

const rising = fc.array(fc.integer({ min: -8, max: 9 }), { minLength: 1, maxLength: 6 });

/** Two to three loans on one home, with or without what taxes need. */
export const anyScenario: fc.Arbitrary<Scenario> = fc
  .record({
    loans: fc.array(loan, { minLength: 2, maxLength: 3 }),
    price: fc.integer({ min: 50_000, max: 2_500_000 }),
    property: fc.record({
      countyTaxRate: thousandths(3),
      taxInc: thousandths(4),
      costToSell: thousandths(8),
      repairs: dollars(20_000),
      appreciationTypes: fc.constantFrom(["forecast" as const], ["custom" as const, "forecast" as const]),
      customAppreciation: fc.integer({ min: -3, max: 9 }),
    }),
    yearly: rising,
    client: fc.option(
      fc.record({
        monthlyIncome: fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: null }),
        filingStatus: fc.constantFrom("single", "hoh", "marriedSeparate", "marriedJoint"),
        taxRate: thousandths(45),
      }),
      { nil: undefined },
    ),
    asOf: fc.constantFrom("2023-07-01", "2024-02-29", "2026-11-20"),
  })
  .map(({ loans, price, property, yearly, client, asOf }) => ({
    asOf,
    client,
    properties: [
      {
        ...exampleProperty,
        ...property,
        purchaseDetails: [{ ...exampleProperty.purchaseDetails[0]!, price }],
      },
    ],
    loans: loans.map((each, at) => ({ ...each, id: `loan ${at + 1}` })),
    outside: { series: { [exampleProperty.id]: { forecast: { yearly, source: "Forecast", date: asOf } } } },
  })) as fc.Arbitrary<Scenario>;
