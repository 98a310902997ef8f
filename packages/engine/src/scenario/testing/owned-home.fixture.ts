import type { Debt, Loan, Property, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty } from "./example";

/** For the tests: a home worth 500,000 whose tax, insurance and fee are 400, 100 and 50 a month. */
const [asking] = exampleProperty.purchaseDetails;
export const ownedHome: Property = {
  ...exampleProperty,
  id: "owned",
  purchaseDetails: [{ ...asking!, price: 350_000, userMonthlyHomeInsurance: 100, userPropertyTax: 4800 }],
  userEstimatedValue: 500_000,
  monthlyAssociationFee: 50,
  repairs: 3000,
  costToSell: 6,
};

/** Nothing prepaid, no premium of any rule: the figures are the loan's own. */
const plain: Partial<Loan> = {
  propertyID: "owned",
  program: "other",
  userPrepaidEscrows: 0,
  downPaymentPercentage: null,
};

export const existing = (more: Partial<Loan> = {}): Loan => ({
  ...exampleLoan,
  ...plain,
  id: "old",
  category: "existing",
  rate: 7.5,
  balance: 300_000,
  monthsLeft: 330,
  payment: 2213,
  payOff: true,
  ...more,
});

export const refinance = (more: Partial<Loan> = {}): Loan => ({
  ...exampleLoan,
  ...plain,
  id: "new",
  category: "refinance",
  rate: 6,
  ...more,
});

export const debt = (more: Partial<Debt> = {}): Debt => ({
  id: "card",
  name: "Card",
  type: "card",
  balance: 12_000,
  payment: 360,
  rate: 24,
  monthsLeft: null,
  payOff: true,
  ...more,
});

export const owning = (loans: Loan[], more: Partial<Scenario> = {}): Scenario => ({
  asOf: "2026-11-20",
  properties: [ownedHome, exampleProperty],
  loans,
  ...more,
});
