import { type Cents, dollars, roundCents } from "../money/cents";
import type { Day } from "../rules/day";
import { homeInsuranceDefault } from "../rules/product-defaults";

/** A cost of owning a home in cents, a year and a month, and the default that would stand in its place if it were not typed. */
export type YearlyCost = {
  year: Cents;
  month: Cents;
  defaultYear: Cents;
  defaultMonth: Cents;
  typed: boolean;
  /** The cents of a year before they are rounded, from which later years grow. */
  exactYear: number;
};

/** Makes a yearly cost from exact cents. Each figure is rounded once, so that a month is not a twelfth of a rounded year. */
const yearlyCost = (year: number, defaultYear: number, typed: boolean): YearlyCost => ({
  year: roundCents(year),
  month: roundCents(year / 12),
  defaultYear: roundCents(defaultYear),
  defaultMonth: roundCents(defaultYear / 12),
  typed,
  exactYear: year,
});

const exactShare = (price: Cents, percentage: number) => (price * percentage) / 100;

type TaxInputs = {
  price: Cents;
  /** The typed property tax in dollars a year. */
  userPropertyTax: number | null;
  /** The typed property tax in percent of the price a year. */
  userTaxRate: number | null;
  /** The county's rate in percent of the price a year. */
  countyTaxRate: number;
};

/** Computes the property tax in cents: the typed dollars a year, else the typed percentage of the price, else the county's percentage. */
export function propertyTax({ price, userPropertyTax, userTaxRate, countyTaxRate }: TaxInputs): YearlyCost {
  const usual = exactShare(price, countyTaxRate);
  if (userPropertyTax !== null) return yearlyCost(dollars(userPropertyTax), usual, true);
  if (userTaxRate !== null) return yearlyCost(exactShare(price, userTaxRate), usual, true);
  return yearlyCost(usual, usual, false);
}

/** Computes the home insurance in cents: twelve times the typed month, else the product's default percentage of the price a year. */
export function homeInsurance(price: Cents, typedMonth: number | null, asOf: Day): YearlyCost {
  const usual = exactShare(price, homeInsuranceDefault.on(asOf));
  if (typedMonth === null) return yearlyCost(usual, usual, false);
  return yearlyCost(dollars(typedMonth) * 12, usual, true);
}
