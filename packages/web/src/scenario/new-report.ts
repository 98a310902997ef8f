import { homeFields } from "@highway/engine/scenario/schema/property";
import { newId } from "../lib/new-id";
import type { Typed, WorkingDebt, WorkingLoan, WorkingPrice, WorkingProperty, WorkingReport } from "./document";

/** Which unit the officer types in: dollars ("fee") or percent. */
export type Sign = "fee" | "percent";
export type Signs = { downPaymentSign: Sign; propertyTaxSign: Sign; mortgageInsuranceSign: Sign };

/** "2026-11-20" where the officer is. */
export function localDay(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const newPrice = (price: Typed = null): WorkingPrice => ({
  id: newId("price"),
  price,
  userMonthlyHomeInsurance: null,
  userTaxRate: null,
  userPropertyTax: null,
});

export const newProperty = (): WorkingProperty => ({
  id: newId("prop"),
  address: "",
  addressDisplay: "",
  city: "",
  state: "",
  zip: "",
  county: "",
  purchaseDetails: [newPrice()],
  userAppraisedValue: null,
  userEstimatedValue: null,
  countyTaxRate: 0,
  monthlyAssociationFee: 0,
  repairs: 0,
  taxInc: 0,
  costToSell: homeFields.costToSell.usual,
  appreciationTypes: ["forecast"],
});

/** A 30-year conventional loan with a fifth down. Its rate is the officer's to give: no figure of the market is assumed. */
export const newLoan = (propertyID: string, purchaseDetailsID: string): WorkingLoan => ({
  id: newId("loan"),
  category: "purchase",
  name: "",
  propertyID,
  purchaseDetailsID,
  program: "conventional",
  type: "fixed",
  term: 30,
  rate: null,
  points: 0,
  customAPR: null,
  customAPRCost: null,
  downPayment: null,
  downPaymentPercentage: 20,
  MI: null,
  annualMIPercentage: null,
  upfrontMI: null,
  selfInsured: false,
  MIWorksheet: { activeModifiers: [], isMonthly: true, isRefund: true, isFinanced: false },
  closingCosts: null,
  credits: null,
  additionalCredits: [],
  userPrepaidEscrows: null,
  interestDayBasis: 365,
  isFinancedCC: false,
  isFinancedPoints: false,
  isFinancedPrepaidEscrow: false,
  additionalMonthlyPayments: [],
  lumpPayments: [],
  buydownCosts: null,
  buydownPaidBy: "seller",
});

/** A mortgage that the client has on a home, of which nothing is known yet. */
export const newExisting = (propertyID: string, purchaseDetailsID: string): WorkingLoan => ({
  ...newLoan(propertyID, purchaseDetailsID),
  category: "existing",
  term: null,
  downPaymentPercentage: null,
  payOff: true,
});

/** @param payOff  a refinance most often pays debts off; a purchase leaves them */
export const newDebt = (payOff = true): WorkingDebt => ({
  id: newId("debt"),
  name: "",
  type: "card",
  balance: null,
  payment: null,
  rate: null,
  monthsLeft: null,
  payOff,
});

/** An empty comparison: one property without a location or a price, one loan without a rate. */
export function newReport(): WorkingReport {
  const property = newProperty();
  const loan = newLoan(property.id, property.purchaseDetails[0]!.id);
  return {
    id: newId("rpt"),
    name: "",
    toolName: "lc2",
    asOf: localDay(),
    properties: [property],
    loans: [loan],
    debts: [],
    outside: {},
  };
}
