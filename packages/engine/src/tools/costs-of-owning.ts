import { type Cents, dollars, roundCents } from "../money/cents";
import { compound } from "../money/compound";
import type { Working } from "../scenario/working";
import type { Assumptions } from "./assumptions";
import { taxGrowthOf } from "./growth-of-tax";

/** What a home costs in each month of a year beside the loan, in cents. */
export type MonthlyCosts = {
  propertyTax: Cents;
  homeInsurance: Cents;
  associationFee: Cents;
  maintenance: Cents;
  total: Cents;
};

/** Computes the factor by which a cost has grown from year 1 to a year, at a yearly percentage. */
export const grownSince = (rate: number, year: number) => 1 + compound(rate / 100, year - 1);

/**
 * Computes what a home costs in each month of the years from 1 on, each figure rounded once from the exact year. Insurance, dues and
 * upkeep follow inflation; upkeep is of the price and not of the value, because a roof costs no less when the market falls.
 */
export function costsOfOwning(working: Working, assumptions: Assumptions, years: number): MonthlyCosts[] {
  const { costs, bases, property } = working;
  const { inflation, maintenance: upkeep } = assumptions;
  const { rate } = taxGrowthOf(working, assumptions);
  const fee = dollars(property.monthlyAssociationFee);
  return Array.from({ length: years }, (_, before) => {
    const prices = grownSince(inflation, before + 1);
    const propertyTax = roundCents((costs.tax.exactYear * grownSince(rate, before + 1)) / 12);
    const homeInsurance = roundCents((costs.insurance.exactYear * prices) / 12);
    const associationFee = roundCents(fee * prices);
    const maintenance = roundCents((((bases.price * upkeep) / 100) * prices) / 12);
    const total = (propertyTax + homeInsurance + associationFee + maintenance) as Cents;
    return { propertyTax, homeInsurance, associationFee, maintenance, total };
  });
}
