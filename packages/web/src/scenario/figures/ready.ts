/** What is typed, as the engine takes it: a field that is wrong counts as not typed; null where the engine cannot do without it. */
import { limits } from "@highway/engine/scenario/schema/limits";
import type { Client, Debt, Property, PurchaseDetails } from "@highway/engine/scenario/schema/types";
import type { WorkingDebt, WorkingPrice, WorkingProperty } from "../document";
import { valid } from "../issues/valid";

/** @param value  dollars that stand for the price of a home that is owned and whose price nobody knows */
export function readyPrice(details: WorkingPrice, value: number | null = null): PurchaseDetails | null {
  const price = valid(details.price, limits.price) ?? (details.price === null ? value : null);
  if (price === null) return null;
  const userTaxRate = valid(details.userTaxRate, limits.userTaxRate);
  return {
    id: details.id,
    price,
    userMonthlyHomeInsurance: valid(details.userMonthlyHomeInsurance, limits.userMonthlyHomeInsurance),
    userTaxRate,
    userPropertyTax: userTaxRate === null ? valid(details.userPropertyTax, limits.userPropertyTax) : null,
  };
}

/** The highest price that stands for the home; without one, nothing is above it. */
function highestPrice({ purchaseDetails }: WorkingProperty): number {
  const prices = purchaseDetails.map(({ price }) => valid(price, limits.price) ?? Number.POSITIVE_INFINITY);
  return Math.max(...prices);
}

/** @param isBought  an appraisal above every price then counts for nothing */
export function readyProperty(property: WorkingProperty, price: PurchaseDetails, isBought: boolean): Property {
  const appraised = valid(property.userAppraisedValue, limits.userAppraisedValue);
  const purchaseDate = readyDate(property.purchaseDate);
  const customAppreciation = valid(property.customAppreciation, limits.customAppreciation);
  return {
    id: property.id,
    purchaseDetails: [price],
    userAppraisedValue: appraised !== null && isBought && appraised > highestPrice(property) ? null : appraised,
    userEstimatedValue: valid(property.userEstimatedValue, limits.userEstimatedValue),
    countyTaxRate: valid(property.countyTaxRate, limits.countyTaxRate) ?? 0,
    monthlyAssociationFee: valid(property.monthlyAssociationFee, limits.monthlyAssociationFee) ?? 0,
    repairs: valid(property.repairs, limits.repairs) ?? 0,
    taxInc: valid(property.taxInc, limits.taxInc) ?? 0,
    costToSell: valid(property.costToSell, limits.costToSell) ?? limits.costToSell.usual,
    appreciationTypes: property.appreciationTypes,
    ...(purchaseDate && { purchaseDate }),
    ...(customAppreciation !== null && { customAppreciation }),
  };
}

function readyDate(date: WorkingProperty["purchaseDate"]): Property["purchaseDate"] {
  const month = valid(date?.month, limits.purchaseMonth);
  const year = valid(date?.year, limits.purchaseYear);
  return month === null || year === null ? undefined : { month, year };
}

/** A debt without a balance or a payment is none yet. */
export function readyDebt(debt: WorkingDebt): Debt | null {
  const balance = valid(debt.balance, limits.balance);
  const payment = valid(debt.payment, limits.payment);
  if (balance === null || payment === null) return null;
  const rate = valid(debt.rate, limits.rate);
  return { ...debt, balance, payment, rate, monthsLeft: valid(debt.monthsLeft, limits.monthsLeft) };
}

export const readyClient = (client: Client | null): Client => ({
  ficoMin: valid(client?.ficoMin, limits.ficoMin),
  monthlyIncome: valid(client?.monthlyIncome, limits.monthlyIncome),
  taxRate: valid(client?.taxRate, limits.taxRate),
  filingStatus: client?.filingStatus ?? null,
});
