import fc from "fast-check";
import type { Client, Debt, Loan, Outside, PriceSeries, Property, PurchaseDetails, Scenario } from "../schema/types";
import { exampleLoan } from "./example";
import {
  existingLoan,
  maybe,
  money,
  optional,
  percentage,
  purchaseLoan,
  refinanceLoan,
} from "./laws-of-loans.arbitrary";

/** For the tests of laws: whole scenarios as people may post them, within the limits, the odd ends included. */
const growth = fc.integer({ min: -9000, max: 15_000 }).map((thousandths) => thousandths / 1000);

const taxes = fc.oneof(
  fc.constant({ userTaxRate: null, userPropertyTax: null }),
  percentage(5).map((userTaxRate) => ({ userTaxRate, userPropertyTax: null })),
  money(30_000).map((userPropertyTax) => ({ userTaxRate: null, userPropertyTax })),
);

const details: fc.Arbitrary<PurchaseDetails> = fc
  .tuple(fc.integer({ min: 100, max: 200_000_000 }), maybe(money(500)), taxes)
  .map(([cents, userMonthlyHomeInsurance, tax]) => ({
    id: exampleLoan.purchaseDetailsID,
    price: cents / 100,
    userMonthlyHomeInsurance,
    ...tax,
  }));

const home = (id: string): fc.Arbitrary<Property> =>
  fc.record({
    id: fc.constant(id),
    purchaseDetails: fc.tuple(details),
    userAppraisedValue: maybe(money(2_000_000).map((value) => Math.max(1, value))),
    userEstimatedValue: maybe(money(2_000_000).map((value) => Math.max(1, value))),
    countyTaxRate: percentage(4),
    monthlyAssociationFee: money(900),
    repairs: money(20_000),
    taxInc: percentage(5),
    costToSell: percentage(10),
    purchaseDate: optional(
      fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 1995, max: 2026 }) }),
    ),
    appreciationTypes: fc.subarray(["forecast", "historical", "custom"], { minLength: 1, maxLength: 2 }),
    customAppreciation: optional(growth, 4),
  });

const series: fc.Arbitrary<PriceSeries> = fc.record({
  yearly: fc.array(growth, { minLength: 1, maxLength: 8 }),
  source: fc.constant("House price index"),
  date: fc.constant("2026-09-30"),
});
const observed = fc.record({ value: percentage(9), date: fc.constant("2026-11-19") });
const outside: fc.Arbitrary<Outside> = fc.record({
  sofr: optional(observed),
  indexAverage: optional(observed),
  series: optional(fc.record({ brookhaven: fc.record({ forecast: optional(series), historical: optional(series) }) })),
});

const client: fc.Arbitrary<Client> = fc.record({
  ficoMin: maybe(fc.integer({ min: 300, max: 850 }), 2),
  monthlyIncome: maybe(money(60_000), 2),
  taxRate: maybe(percentage(50)),
  filingStatus: maybe(fc.constantFrom("single", "hoh", "marriedSeparate", "marriedJoint"), 2),
});

const debt: fc.Arbitrary<Debt> = fc.record({
  id: fc.constant("debt"),
  name: fc.constant("Card"),
  type: fc.constantFrom("mortgage", "heloc", "auto", "card", "student", "other"),
  balance: money(60_000),
  payment: money(2000),
  rate: maybe(percentage(30), 3),
  monthsLeft: maybe(fc.integer({ min: 1, max: 360 })),
  payOff: fc.boolean(),
});

const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 });
const numbered = <T extends { id: string }>(all: readonly T[], name: string): T[] =>
  all.map((each, at) => ({ ...each, id: `${name} ${at + 1}` }));

/** Purchases, a home that is sold or kept beside them, or refinances of what stands on the home. */
const loans: fc.Arbitrary<Loan[]> = fc.oneof(
  fc.array(purchaseLoan, { minLength: 1, maxLength: 3 }),
  fc
    .tuple(fc.array(purchaseLoan, { minLength: 1, maxLength: 2 }), existingLoan)
    .map(([bought, owned]) => [{ ...owned, propertyID: "pullen" }, ...bought]),
  fc
    .tuple(
      fc.array(existingLoan, { minLength: 1, maxLength: 2 }),
      fc.array(refinanceLoan, { minLength: 1, maxLength: 2 }),
    )
    .map((both) => both.flat()),
);

export const anyScenario: fc.Arbitrary<Scenario> = fc.record({
  asOf: fc.constantFrom("2020-01-01", "2023-03-19", "2023-04-07", "2024-06-30", "2026-11-20", "2031-02-28"),
  client: optional(client, 3),
  properties: fc.tuple(home("brookhaven"), home("pullen")),
  loans: loans.map((all) => numbered(all, "loan")),
  debts: optional(fc.array(debt, { maxLength: 3 }).map((all) => numbered(all, "debt"))),
  outside: optional(outside),
  escrowMonths: optional(fc.record({ tax: optional(months), insurance: optional(months) })),
  horizonYears: fc.constantFrom(undefined, [1, 50]),
});
