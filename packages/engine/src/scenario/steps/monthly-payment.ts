import { type Cents, dollars, NOTHING } from "../../money/cents";
import type { Property } from "../schema/types";
import type { Costs } from "./costs";
import type { Repayment } from "./repayment";

/** The payment of the first month and its parts, in cents. A part is null where the mortgage insurance is missing. */
export type Monthly = {
  /** The principal and interest that the borrower pays, without a buydown's subsidy and without extra payments. */
  principalAndInterest: Cents;
  secondLoan: Cents;
  mortgageInsurance: Cents | null;
  propertyTax: Cents;
  homeInsurance: Cents;
  associationFee: Cents;
  total: Cents | null;
};

/** Adds up the payment of the first month in cents. */
export function monthly(property: Property, costs: Costs, repayment: Repayment): Monthly {
  const principalAndInterest = repayment.levels[0]?.payment ?? NOTHING;
  const secondLoan = repayment.second?.schedule.payment ?? NOTHING;
  const associationFee = dollars(property.monthlyAssociationFee);
  const owning = costs.tax.month + costs.insurance.month + associationFee;
  const mortgageInsurance = repayment.premiums?.first ?? null;
  return {
    principalAndInterest,
    secondLoan,
    mortgageInsurance,
    propertyTax: costs.tax.month,
    homeInsurance: costs.insurance.month,
    associationFee,
    total:
      mortgageInsurance === null ? null : ((principalAndInterest + secondLoan + mortgageInsurance + owning) as Cents),
  };
}
