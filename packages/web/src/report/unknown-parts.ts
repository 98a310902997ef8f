/** What a figure of a loan leaves out because nobody has said it. Such a figure is not compared with one that holds it. */
import type { Column, Computed } from "./columns";

/** Whether the payment has no property tax because no rate is known for its place and none was typed. */
export function lacksTax({ result, property, price }: Pick<Computed, "result" | "property" | "price">): boolean {
  if (result.monthly.propertyTax !== 0 || property?.countyTaxRate) return false;
  return (price?.userTaxRate ?? null) === null && (price?.userPropertyTax ?? null) === null;
}

/** Whether the home is taken to keep its value because nothing is known of its place. */
export const lacksGrowth = ({ result }: Pick<Column, "result">): boolean => result?.appreciation?.[0]?.assumed ?? false;
