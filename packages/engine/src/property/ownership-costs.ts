import { type Cents, roundCents, share } from "../money/cents";
import { compound } from "../money/compound";

/**
 * Property tax of a year of owning, cents, to the nearest cent.
 * @param today    cents a year, the first year's
 * @param taxInc   percent by which it rises each year
 * @param year     1 is the first
 */
export const propertyTaxOfYear = (today: Cents, taxInc: number, year: number): Cents =>
  roundCents(today * (1 + compound(taxInc / 100, year - 1)));

type OwnershipInputs = {
  /** Cents a year. */
  propertyTax: Cents;
  homeInsurance: Cents;
  /** Cents a month. */
  associationFee: Cents;
  /** Percent. */
  taxInc: number;
};

/** Property tax, home insurance and association fee of the first years, cents. The tax rises, the others stay. */
export function ownershipCosts(
  { propertyTax, homeInsurance, associationFee, taxInc }: OwnershipInputs,
  years: number,
): Cents {
  let total = (homeInsurance + associationFee * 12) * years;
  for (let year = 1; year <= years; year++) total += propertyTaxOfYear(propertyTax, taxInc, year);
  return total as Cents;
}

/** What selling a home takes off its value, cents: `costToSell` percent of the value, and repairs in cents. */
export const saleCost = (value: Cents, costToSell: number, repairs: Cents): Cents =>
  (share(value, costToSell) + repairs) as Cents;
