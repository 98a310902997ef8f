import { limits } from "@highway/core/scenario/limits";
import type { Loan, Property, PurchaseDetails, Scenario } from "@highway/core/scenario/types";
import {
  priceOf,
  propertyOf,
  type Typed,
  type WorkingLoan,
  type WorkingPrice,
  type WorkingProperty,
  type WorkingReport,
} from "./document";
import { saleDefaults } from "./new-report";

type Bounds = { min: number; max: number; decimals?: number };

/** The figure, when the field may hold it; else null. */
export function valid(value: Typed | undefined, { min, max, decimals }: Bounds): number | null {
  if (typeof value !== "number" || !(value >= min && value <= max)) return null;
  return decimals === 0 && !Number.isInteger(value) ? null : value;
}

/** One loan with the one property and price that it is on, as the engine takes them. */
export type EngineInput = Pick<Scenario, "asOf" | "closingDate" | "client" | "properties" | "loans">;

/**
 * A loan ready for the engine. Null while a required field (price, term, rate, down payment) is missing or wrong, so
 * that no stale figure shows; an optional field that is wrong is left out.
 */
export function engineInput(
  document: WorkingReport,
  working: WorkingLoan,
  ficoMin: number | null | undefined,
): EngineInput | null {
  const property = propertyOf(document, working.propertyID);
  const details = priceOf(property, working.purchaseDetailsID);
  const price = details && readyPrice(details);
  const loan = readyLoan(working);
  if (!property || !price || !loan || (loan.downPayment ?? 0) > price.price) return null;
  const day = document.closingDate;
  return {
    asOf: document.asOf,
    ...(day && day >= limits.closingDate.min && day <= limits.closingDate.max && { closingDate: day }),
    client: { ficoMin: valid(ficoMin ?? null, limits.ficoMin) },
    properties: [readyProperty(property, price)],
    loans: [loan],
  };
}

function readyPrice(details: WorkingPrice): PurchaseDetails | null {
  const price = valid(details.price, limits.price);
  if (price === null) return null;
  const userTaxRate = valid(details.userTaxRate, limits.userTaxRate);
  return {
    id: details.id,
    price,
    userMonthlyHomeInsurance: valid(details.userMonthlyHomeInsurance, limits.userMonthlyHomeInsurance),
    userTaxRate,
    userPropertyTax: userTaxRate === null ? valid(details.userPropertyTax, limits.userPropertyTax) : null,
  };
}

function readyProperty(property: WorkingProperty, price: PurchaseDetails): Property {
  const appraised = valid(property.userAppraisedValue, limits.userAppraisedValue);
  return {
    id: property.id,
    purchaseDetails: [price],
    userAppraisedValue: appraised !== null && appraised <= price.price ? appraised : null,
    userEstimatedValue: valid(property.userEstimatedValue, limits.userEstimatedValue),
    countyTaxRate: valid(property.countyTaxRate, limits.countyTaxRate) ?? 0,
    monthlyAssociationFee: valid(property.monthlyAssociationFee, limits.monthlyAssociationFee) ?? 0,
    ...readySale(property),
  };
}

/** What keeping and selling the home costs. Drafts kept before these were asked for lack them. */
function readySale(property: WorkingProperty) {
  const { purchaseDate, appreciationTypes = saleDefaults.appreciationTypes } = property;
  const month = valid(purchaseDate?.month, limits.purchaseMonth);
  const year = valid(purchaseDate?.year, limits.purchaseYear);
  const custom = valid(property.customAppreciation, limits.customAppreciation);
  return {
    repairs: valid(property.repairs, limits.repairs) ?? saleDefaults.repairs,
    taxInc: valid(property.taxInc, limits.taxInc) ?? saleDefaults.taxInc,
    costToSell: valid(property.costToSell, limits.costToSell) ?? saleDefaults.costToSell,
    appreciationTypes,
    ...(month !== null && year !== null && { purchaseDate: { month, year } }),
    ...(custom !== null && { customAppreciation: custom }),
  };
}

function readyLoan(loan: WorkingLoan): Loan | null {
  const cash = loan.program === "allCash";
  const term = cash ? 0 : valid(loan.term, limits.term);
  const rate = cash ? 0 : valid(loan.rate, limits.rate);
  const downPayment = valid(loan.downPayment, limits.downPayment);
  const downPaymentPercentage =
    downPayment === null ? valid(loan.downPaymentPercentage, limits.downPaymentPercentage) : null;
  if (term === null || rate === null || (downPayment === null && downPaymentPercentage === null)) return null;
  return { ...loan, ...readyCosts(loan), term, rate, downPayment, downPaymentPercentage } as Loan;
}

/** The optional figures of a loan. What is not named here holds no figure that a person types. */
function readyCosts(loan: WorkingLoan) {
  const annualMIPercentage = valid(loan.annualMIPercentage, limits.annualMIPercentage);
  return {
    points: valid(loan.points, limits.points) ?? 0,
    customAPR: valid(loan.customAPR, limits.customAPR),
    customAPRCost: valid(loan.customAPRCost, limits.customAPRCost),
    MI: annualMIPercentage === null ? valid(loan.MI, limits.MI) : null,
    annualMIPercentage,
    upfrontMI: valid(loan.upfrontMI, limits.upfrontMI),
    closingCosts: valid(loan.closingCosts, limits.closingCosts),
    credits: valid(loan.credits, limits.credits),
    userPrepaidEscrows: valid(loan.userPrepaidEscrows, limits.userPrepaidEscrows),
    escrows: readyEscrows(loan.escrows),
    // Those that the editor has no fields for are as the report holds them; drafts kept before they were may lack them.
    additionalMonthlyPayments: loan.additionalMonthlyPayments ?? [],
    lumpPayments: loan.lumpPayments ?? [],
    buydownCosts: loan.buydownCosts ?? null,
    buydownPaidBy: loan.buydownPaidBy ?? "seller",
  };
}

function readyEscrows(escrows: WorkingLoan["escrows"]): Loan["escrows"] {
  if (!escrows) return undefined;
  const insurance = valid(escrows.insurance, limits.escrowInsurance);
  const tax = valid(escrows.tax, limits.escrowTax);
  const interest = valid(escrows.interest, limits.escrowInterest);
  return insurance === null || tax === null || interest === null ? undefined : { insurance, tax, interest };
}
