import { type Cents, roundCents, share } from "../money/cents";
import { compound } from "../money/compound";

/**
 * Computes the property tax of one year of owning in cents, to the nearest cent.
 * @param today    the tax of the first year in cents
 * @param taxInc   the percent by which the tax rises each year
 * @param year     the year of owning; 1 is the first
 */
export const propertyTaxOfYear = (today: Cents, taxInc: number, year: number): Cents =>
  roundCents(today * (1 + compound(taxInc / 100, year - 1)));

type OwnershipInputs = {
  /** The property tax of the first year in cents. */
  propertyTax: Cents;
  /** The home insurance in cents a year. */
  homeInsurance: Cents;
  /** The association's fee in cents a month. */
  associationFee: Cents;
  /** The percent by which the property tax rises each year. */
  taxInc: number;
};

/** Adds up property tax, home insurance and association fee of the first years in cents. The tax rises each year; the others stay the same. */
export function ownershipCosts(
  { propertyTax, homeInsurance, associationFee, taxInc }: OwnershipInputs,
  years: number,
): Cents {
  let total = (homeInsurance + associationFee * 12) * years;
  for (let year = 1; year <= years; year++) total += propertyTaxOfYear(propertyTax, taxInc, year);
  return total as Cents;
}

/** Computes what selling a home costs in cents: `costToSell` percent of its value, to the nearest cent, and the repairs. */
export const saleCost = (value: Cents, costToSell: number, repairs: Cents): Cents =>
  (share(value, costToSell) + repairs) as Cents;
