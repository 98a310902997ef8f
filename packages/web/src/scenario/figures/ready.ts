/** What is typed, as the engine takes it: a field that is wrong counts as not typed; null where the engine cannot do without it. */
import { debtFields } from "@highway/engine/scenario/schema/debt";
import { limits } from "@highway/engine/scenario/schema/limits";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { readyIn, validFigure } from "@highway/engine/scenario/schema/records";
import type { Client, Debt, Property, PurchaseDetails } from "@highway/engine/scenario/schema/types";
import type { WorkingDebt, WorkingPrice, WorkingProperty } from "../document";

/** @param value  dollars that stand for the price of a home that is owned and whose price nobody knows */
export const readyPrice = (details: WorkingPrice, value: number | null = null): PurchaseDetails | null =>
  readyIn(priceFields, { ...details, price: details.price ?? value });

/** Returns the highest price of the home; Infinity while one of its prices is missing. */
function highestPrice({ purchaseDetails }: WorkingProperty): number {
  const prices = purchaseDetails.map(({ price }) => validFigure(price, priceFields.price) ?? Number.POSITIVE_INFINITY);
  return Math.max(...prices);
}

const { purchaseDetails: _prices, ...figureFields } = homeFields;

/** @param isBought  an appraisal above every price then counts for nothing */
export function readyProperty(property: WorkingProperty, price: PurchaseDetails, isBought: boolean): Property {
  // Nothing that is required is among these.
  const { userAppraisedValue: appraised, ...figures } = readyIn(figureFields, property)!;
  const isTooHigh = appraised !== null && isBought && appraised > highestPrice(property);
  return { ...figures, id: property.id, purchaseDetails: [price], userAppraisedValue: isTooHigh ? null : appraised };
}

/** Returns a debt as the engine takes it; null while it has no balance or no payment. */
export const readyDebt = (debt: WorkingDebt): Debt | null => readyIn(debtFields, debt);

export const readyClient = (client: Client | null): Client => ({
  ficoMin: validFigure(client?.ficoMin, limits.ficoMin),
  monthlyIncome: validFigure(client?.monthlyIncome, limits.monthlyIncome),
  taxRate: validFigure(client?.taxRate, limits.taxRate),
  filingStatus: client?.filingStatus ?? null,
});
