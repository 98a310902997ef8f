import fc from "fast-check";
import type {
  Client,
  Debt,
  Loan,
  Outside,
  PriceSeries,
  Property,
  PublishedLimits,
  PurchaseDetails,
  Scenario,
} from "../schema/types";
import { exampleLoan } from "./example";
import {
  anyExistingMortgage,
  anyMoney,
  anyPercentage,
  anyPurchase,
  anyRefinance,
  orNull,
  orUndefined,
} from "./laws-of-loans.arbitrary";

/** For the tests of laws: whole scenarios as people may post them, within the limits, the odd ends included. */
const growth = fc.integer({ min: -9000, max: 15_000 }).map((thousandths) => thousandths / 1000);

const taxes = fc.oneof(
  fc.constant({ userTaxRate: null, userPropertyTax: null }),
  anyPercentage(5).map((userTaxRate) => ({ userTaxRate, userPropertyTax: null })),
  anyMoney(30_000).map((userPropertyTax) => ({ userTaxRate: null, userPropertyTax })),
);

const details: fc.Arbitrary<PurchaseDetails> = fc
  .tuple(fc.integer({ min: 100, max: 200_000_000 }), orNull(anyMoney(500)), taxes)
  .map(([cents, userMonthlyHomeInsurance, tax]) => ({
    id: exampleLoan.purchaseDetailsID,
    price: cents / 100,
    userMonthlyHomeInsurance,
    ...tax,
  }));

const home = (id: string): fc.Arbitrary<Property> =>
  fc.record({
    id: fc.constant(id),
    state: fc.constantFrom(undefined, "NC", "CA", "NY", "XX"),
    livingArea: orUndefined(fc.integer({ min: 100, max: 9000 })),
    purchaseDetails: fc.tuple(details),
    userAppraisedValue: orNull(anyMoney(2_000_000).map((value) => Math.max(1, value))),
    userEstimatedValue: orNull(anyMoney(2_000_000).map((value) => Math.max(1, value))),
    countyTaxRate: anyPercentage(4),
    monthlyAssociationFee: anyMoney(900),
    repairs: anyMoney(20_000),
    taxInc: anyPercentage(5),
    costToSell: anyPercentage(10),
    purchaseDate: orUndefined(
      fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 1995, max: 2026 }) }),
    ),
    appreciationTypes: fc.subarray(["forecast", "historical", "custom"], { minLength: 1, maxLength: 2 }),
    customAppreciation: orUndefined(growth, 4),
  });

const series: fc.Arbitrary<PriceSeries> = fc.record({
  yearly: fc.array(growth, { minLength: 1, maxLength: 8 }),
  source: fc.constant("House price index"),
  date: fc.constant("2026-09-30"),
});
const observed = fc.record({ value: anyPercentage(9), date: fc.constant("2026-11-19") });
const published: fc.Arbitrary<PublishedLimits> = fc.record({
  byUnits: fc.constantFrom([832_750, 1_066_250, 1_288_800, 1_601_750], [1_249_125, 1_599_375, 1_933_200, 2_402_625]),
  source: fc.constant("County limits"),
  date: fc.constantFrom("2025-01-01", "2026-01-01"),
});
const offered = fc.record({ "15": anyPercentage(9), "30": anyPercentage(9) });
const outside: fc.Arbitrary<Outside> = fc.record({
  sofr: orUndefined(observed),
  indexAverage: orUndefined(observed),
  series: orUndefined(
    fc.record({ brookhaven: fc.record({ forecast: orUndefined(series), historical: orUndefined(series) }) }),
  ),
  limits: orUndefined(
    fc.record({ brookhaven: fc.record({ conforming: orUndefined(published), fha: orUndefined(published) }) }),
  ),
  apor: orUndefined(
    fc.record({
      fixed: offered,
      adjustable: offered,
      source: fc.constant("Offer rates"),
      date: fc.constant("2026-11-16"),
    }),
  ),
});

const client: fc.Arbitrary<Client> = fc.record({
  ficoMin: orNull(fc.integer({ min: 300, max: 850 }), 2),
  monthlyIncome: orNull(anyMoney(60_000), 2),
  taxRate: orNull(anyPercentage(50)),
  filingStatus: orNull(fc.constantFrom("single", "hoh", "marriedSeparate", "marriedJoint"), 2),
  familySize: orNull(fc.integer({ min: 1, max: 20 }), 3),
  netMonthlyIncome: orNull(anyMoney(20_000)),
});

const debt: fc.Arbitrary<Debt> = fc.record({
  id: fc.constant("debt"),
  name: fc.constant("Card"),
  type: fc.constantFrom("mortgage", "heloc", "auto", "card", "student", "other"),
  balance: anyMoney(60_000),
  payment: anyMoney(2000),
  rate: orNull(anyPercentage(30), 3),
  monthsLeft: orNull(fc.integer({ min: 1, max: 360 })),
  payOff: fc.boolean(),
});

const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 });
const numbered = <T extends { id: string }>(all: readonly T[], name: string): T[] =>
  all.map((each, at) => ({ ...each, id: `${name} ${at + 1}` }));

/** Purchases, a home that is sold or kept beside them, or refinances of what stands on the home. */
const loans: fc.Arbitrary<Loan[]> = fc.oneof(
  fc.array(anyPurchase, { minLength: 1, maxLength: 3 }),
  fc
    .tuple(fc.array(anyPurchase, { minLength: 1, maxLength: 2 }), anyExistingMortgage)
    .map(([bought, owned]) => [{ ...owned, propertyID: "pullen" }, ...bought]),
  fc
    .tuple(
      fc.array(anyExistingMortgage, { minLength: 1, maxLength: 2 }),
      fc.array(anyRefinance, { minLength: 1, maxLength: 2 }),
    )
    .map((both) => both.flat()),
);

export const anyScenario: fc.Arbitrary<Scenario> = fc.record({
  asOf: fc.constantFrom("2020-01-01", "2023-03-19", "2023-04-07", "2024-06-30", "2026-11-20", "2031-02-28"),
  closingDate: orUndefined(fc.constantFrom("2024-02-29", "2026-12-01", "2026-12-22", "2027-01-31")),
  client: orUndefined(client, 3),
  properties: fc.tuple(home("brookhaven"), home("pullen")),
  loans: loans.map((all) => numbered(all, "loan")),
  debts: orUndefined(fc.array(debt, { maxLength: 3 }).map((all) => numbered(all, "debt"))),
  outside: orUndefined(outside),
  escrowMonths: orUndefined(fc.record({ tax: orUndefined(months), insurance: orUndefined(months) })),
  horizonYears: fc.constantFrom(undefined, [1, 50]),
});
