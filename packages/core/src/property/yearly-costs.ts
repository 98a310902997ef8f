import { type Cents, dollars, roundCents, share } from "../money/cents";
import type { Day } from "../rules/day";
import { homeInsuranceDefault } from "../rules/product-defaults";

/** A cost of owning, a year and a month, cents; and what it would be were it not typed. */
export type YearlyCost = { year: Cents; month: Cents; defaultYear: Cents; defaultMonth: Cents; typed: boolean };

const cost = (year: Cents, defaultYear: Cents, typed: boolean): YearlyCost => ({
  year,
  month: roundCents(year / 12),
  defaultYear,
  defaultMonth: roundCents(defaultYear / 12),
  typed,
});

type TaxInputs = {
  price: Cents;
  /** Dollars a year. */
  userPropertyTax: number | null;
  /** Percent of the price a year. */
  userTaxRate: number | null;
  countyTaxRate: number;
};

/** Property tax: the typed dollars a year, else the typed percentage of the price, else the county's. */
export function propertyTax({ price, userPropertyTax, userTaxRate, countyTaxRate }: TaxInputs): YearlyCost {
  const usual = share(price, countyTaxRate);
  if (userPropertyTax !== null) return cost(dollars(userPropertyTax), usual, true);
  if (userTaxRate !== null) return cost(share(price, userTaxRate), usual, true);
  return cost(usual, usual, false);
}

/** Home insurance: twelve times the typed month, else the product's percentage of the price a year. */
export function homeInsurance(price: Cents, typedMonth: number | null, asOf: Day): YearlyCost {
  const usual = share(price, homeInsuranceDefault.on(asOf));
  if (typedMonth === null) return cost(usual, usual, false);
  return cost((dollars(typedMonth) * 12) as Cents, usual, true);
}
