import { type Cents, dollars, NOTHING } from "../../money/cents";
import type { Property } from "../schema/types";
import type { Costs } from "./costs";
import type { Financing } from "./financing";
import type { Repayment } from "./repayment";

/** The first month's payment, cents; null where the mortgage insurance is missing. */
export type Monthly = {
  /** What the borrower pays of it: a buydown's subsidy not, what is paid additionally neither. */
  principalAndInterest: Cents;
  secondLoan: Cents;
  mortgageInsurance: Cents | null;
  propertyTax: Cents;
  homeInsurance: Cents;
  associationFee: Cents;
  total: Cents | null;
};

export function monthly(property: Property, costs: Costs, { insurance }: Financing, repayment: Repayment): Monthly {
  const principalAndInterest = repayment.levels[0]?.payment ?? NOTHING;
  const secondLoan = repayment.second?.schedule.payment ?? NOTHING;
  const associationFee = dollars(property.monthlyAssociationFee);
  const owning = costs.tax.month + costs.insurance.month + associationFee;
  const mortgageInsurance = insurance.monthly;
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
