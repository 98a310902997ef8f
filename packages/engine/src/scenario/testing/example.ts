import { armFields, loanFields } from "../schema/loan";
import { filledIn } from "../schema/records";
import type { ARM, Fee, Loan, Property, Scenario } from "../schema/types";

/** A loan with every default and nothing typed but rate and term: what the tests and benchmarks vary. */
export const exampleLoan = filledIn(loanFields, {
  id: "loan",
  propertyID: "brookhaven",
  purchaseDetailsID: "asking",
  term: 30,
  rate: 6.5,
  downPaymentPercentage: 20,
}) as Loan;

/** An adjustable rate of which nothing is typed. */
export const usualArm = filledIn(armFields, {}) as ARM;

export const exampleProperty: Property = {
  id: "brookhaven",
  purchaseDetails: [
    { id: "asking", price: 500_000, userMonthlyHomeInsurance: null, userTaxRate: null, userPropertyTax: null },
  ],
  userAppraisedValue: null,
  userEstimatedValue: null,
  countyTaxRate: 0.84,
  monthlyAssociationFee: 40,
  repairs: 0,
  taxInc: 0,
  costToSell: 6,
  appreciationTypes: ["forecast"],
};

const pullen: Property = {
  ...exampleProperty,
  id: "pullen",
  purchaseDetails: [
    { id: "offer", price: 465_000, userMonthlyHomeInsurance: 135, userTaxRate: null, userPropertyTax: null },
  ],
  countyTaxRate: 0.82,
  monthlyAssociationFee: 65,
};

const fee = (name: string, rate: number, APR: boolean): Fee => ({
  name,
  rate,
  usePercent: false,
  percentOf: "property",
  APR,
  isCredit: false,
});

/** 2,027 dollars of fees that count into the APR, and so much more that do not. */
const worksheet = (name: string, others: number) => ({
  name,
  data: {
    lender: [fee("Commitment", 1095, true), fee("Processing", 795, true), fee("Tax review service", 85, true)],
    outsideServices: [fee("Flood certification", 22, true)],
    government: [fee("Mortgage recording", others, false)],
    other: [fee("Wire and e-mail", 30, true)],
  },
});

const purchase = worksheet("Wake County purchase", 3661);

/** Four loans on two homes, as a loan officer would set them side by side. */
export const exampleScenario: Scenario = {
  asOf: "2026-11-20",
  properties: [exampleProperty, pullen],
  loans: [
    { ...exampleLoan, id: "baseline", closingCostObj: purchase, credits: 3000 },
    { ...exampleLoan, id: "point", rate: 6.125, points: 1, closingCostObj: purchase, credits: 3000 },
    {
      ...exampleLoan,
      id: "fha",
      program: "fha",
      rate: 6.125,
      downPaymentPercentage: 3.5,
      MIWorksheet: { ...exampleLoan.MIWorksheet, isFinanced: true },
      closingCostObj: worksheet("FHA purchase", 3736),
      credits: 3000,
    },
    {
      ...exampleLoan,
      id: "fifteen",
      propertyID: "pullen",
      purchaseDetailsID: "offer",
      term: 15,
      rate: 5.75,
      downPayment: 46_500,
      downPaymentPercentage: null,
      annualMIPercentage: 0.2,
      closingCostObj: worksheet("Cary purchase", 3577),
      userPrepaidEscrows: 4800,
    },
  ],
};
