import { type Cents, dollars, roundCents } from "../money/cents";
import type { Day } from "../rules/day";
import { homeInsuranceDefault } from "../rules/product-defaults";

/** A cost of owning, a year and a month, cents; and what it would be were it not typed. */
export type YearlyCost = { year: Cents; month: Cents; defaultYear: Cents; defaultMonth: Cents; typed: boolean };

/** From exact cents a year: each figure is rounded once, so that a month is not a twelfth of a rounded year. */
const yearlyCost = (year: number, defaultYear: number, typed: boolean): YearlyCost => ({
  year: roundCents(year),
  month: roundCents(year / 12),
  defaultYear: roundCents(defaultYear),
  defaultMonth: roundCents(defaultYear / 12),
  typed,
});

const exactShare = (price: Cents, percentage: number) => (price * percentage) / 100;

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
  const usual = exactShare(price, countyTaxRate);
  if (userPropertyTax !== null) return yearlyCost(dollars(userPropertyTax), usual, true);
  if (userTaxRate !== null) return yearlyCost(exactShare(price, userTaxRate), usual, true);
  return yearlyCost(usual, usual, false);
}

/** Home insurance: twelve times the typed month, else the product's percentage of the price a year. */
export function homeInsurance(price: Cents, typedMonth: number | null, asOf: Day): YearlyCost {
  const usual = exactShare(price, homeInsuranceDefault.on(asOf));
  if (typedMonth === null) return yearlyCost(usual, usual, false);
  return yearlyCost(dollars(typedMonth) * 12, usual, true);
}
