import { type Cents, dollars } from "../money/cents";
import type { Costs } from "./costs";
import type { Financing } from "./financing";
import type { Repayment } from "./repayment";
import type { Property } from "./types";

/** The first month's payment, cents; null where the mortgage insurance is missing. */
export type Monthly = {
  principalAndInterest: Cents;
  mortgageInsurance: Cents | null;
  propertyTax: Cents;
  homeInsurance: Cents;
  associationFee: Cents;
  total: Cents | null;
};

export function monthly(property: Property, costs: Costs, { insurance }: Financing, { schedule }: Repayment): Monthly {
  const principalAndInterest = schedule.payment;
  const associationFee = dollars(property.monthlyAssociationFee);
  const owning = costs.tax.month + costs.insurance.month + associationFee;
  const mortgageInsurance = insurance.monthly;
  return {
    principalAndInterest,
    mortgageInsurance,
    propertyTax: costs.tax.month,
    homeInsurance: costs.insurance.month,
    associationFee,
    total: mortgageInsurance === null ? null : ((principalAndInterest + mortgageInsurance + owning) as Cents),
  };
}
