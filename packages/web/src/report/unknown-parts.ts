/** Tells what a loan's figure leaves out because it is not known. Such a figure is not compared with one that includes it. */
import type { Column, Computed } from "./columns";

/** Tells whether the payment has no property tax because no rate is known for the place and none was typed. */
export function lacksTax({ result, property, price }: Pick<Computed, "result" | "property" | "price">): boolean {
  if (result.monthly.propertyTax !== 0 || property?.countyTaxRate) return false;
  return (price?.userTaxRate ?? null) === null && (price?.userPropertyTax ?? null) === null;
}

/** Tells whether no rule gives the premium at closing and none was typed. */
export const lacksPremiumAtClosing = ({ result }: Pick<Computed, "result">): boolean =>
  result.missing.some(({ field }) => field === "upfrontMI");

/** Tells whether the home is assumed to keep its value because nothing is known about the place. */
export const lacksGrowth = ({ result }: Pick<Column, "result">): boolean => result?.appreciation?.[0]?.assumed ?? false;
