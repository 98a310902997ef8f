import type { Debt, Loan, Property, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty } from "./example";

const [asking] = exampleProperty.purchaseDetails;
/** A home worth 500,000 dollars whose tax, insurance and association fee are 400, 100 and 50 dollars a month. */
export const ownedHome: Property = {
  ...exampleProperty,
  id: "owned",
  purchaseDetails: [{ ...asking!, price: 350_000, userMonthlyHomeInsurance: 100, userPropertyTax: 4800 }],
  userEstimatedValue: 500_000,
  monthlyAssociationFee: 50,
  repairs: 3000,
  costToSell: 6,
};

/** A loan without prepaids and without a premium of any rule, so that every figure is the loan's own. */
const plainLoan: Partial<Loan> = {
  propertyID: "owned",
  program: "other",
  userPrepaidEscrows: 0,
  downPaymentPercentage: null,
};

/** An existing mortgage of 300,000 dollars at 7.5 % that is paid off. */
export const existingMortgage = (more: Partial<Loan> = {}): Loan => ({
  ...exampleLoan,
  ...plainLoan,
  id: "old",
  category: "existing",
  rate: 7.5,
  balance: 300_000,
  monthsLeft: 330,
  payment: 2213,
  payOff: true,
  ...more,
});

/** A refinance of the owned home at 6 %. */
export const homeRefinance = (more: Partial<Loan> = {}): Loan => ({
  ...exampleLoan,
  ...plainLoan,
  id: "new",
  category: "refinance",
  rate: 6,
  ...more,
});

/** A credit card balance of 12,000 dollars at 24 % that is paid off. */
export const cardDebt = (more: Partial<Debt> = {}): Debt => ({
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

/** A scenario with the owned home and these loans. */
export const ownedHomeScenario = (loans: Loan[], more: Partial<Scenario> = {}): Scenario => ({
  asOf: "2026-11-20",
  properties: [ownedHome, exampleProperty],
  loans,
  ...more,
});
