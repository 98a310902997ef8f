/** What is typed, as the engine takes it: a field that is wrong counts as not typed; null where the engine cannot do without it. */
import { limits } from "@highway/engine/scenario/schema/limits";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import type { Client, Debt, Property, PurchaseDetails } from "@highway/engine/scenario/schema/types";
import type { WorkingDebt, WorkingPrice, WorkingProperty } from "../document";
import { validFigure } from "../issues/valid-figure";

/** @param value  dollars that stand for the price of a home that is owned and whose price nobody knows */
export function readyPrice(details: WorkingPrice, value: number | null = null): PurchaseDetails | null {
  const price = validFigure(details.price, priceFields.price) ?? (details.price === null ? value : null);
  if (price === null) return null;
  const userTaxRate = validFigure(details.userTaxRate, priceFields.userTaxRate);
  return {
    id: details.id,
    price,
    userMonthlyHomeInsurance: validFigure(details.userMonthlyHomeInsurance, priceFields.userMonthlyHomeInsurance),
    userTaxRate,
    userPropertyTax: userTaxRate === null ? validFigure(details.userPropertyTax, priceFields.userPropertyTax) : null,
  };
}

/** The highest price that stands for the home; without one, nothing is above it. */
function highestPrice({ purchaseDetails }: WorkingProperty): number {
  const prices = purchaseDetails.map(({ price }) => validFigure(price, priceFields.price) ?? Number.POSITIVE_INFINITY);
  return Math.max(...prices);
}

/** @param isBought  an appraisal above every price then counts for nothing */
export function readyProperty(property: WorkingProperty, price: PurchaseDetails, isBought: boolean): Property {
  const appraised = validFigure(property.userAppraisedValue, homeFields.userAppraisedValue);
  const purchaseDate = readyDate(property.purchaseDate);
  const customAppreciation = validFigure(property.customAppreciation, homeFields.customAppreciation);
  return {
    id: property.id,
    purchaseDetails: [price],
    userAppraisedValue: appraised !== null && isBought && appraised > highestPrice(property) ? null : appraised,
    userEstimatedValue: validFigure(property.userEstimatedValue, homeFields.userEstimatedValue),
    countyTaxRate: validFigure(property.countyTaxRate, homeFields.countyTaxRate) ?? 0,
    monthlyAssociationFee: validFigure(property.monthlyAssociationFee, homeFields.monthlyAssociationFee) ?? 0,
    repairs: validFigure(property.repairs, homeFields.repairs) ?? 0,
    taxInc: validFigure(property.taxInc, homeFields.taxInc) ?? 0,
    costToSell: validFigure(property.costToSell, homeFields.costToSell) ?? homeFields.costToSell.usual,
    appreciationTypes: property.appreciationTypes,
    ...(purchaseDate && { purchaseDate }),
    ...(customAppreciation !== null && { customAppreciation }),
  };
}

function readyDate(date: WorkingProperty["purchaseDate"]): Property["purchaseDate"] {
  const month = validFigure(date?.month, homeFields.purchaseDate.fields.month);
  const year = validFigure(date?.year, homeFields.purchaseDate.fields.year);
  return month === null || year === null ? undefined : { month, year };
}

/** A debt without a balance or a payment is none yet. */
export function readyDebt(debt: WorkingDebt): Debt | null {
  const balance = validFigure(debt.balance, loanFields.balance);
  const payment = validFigure(debt.payment, loanFields.payment);
  if (balance === null || payment === null) return null;
  const rate = validFigure(debt.rate, loanFields.rate);
  return { ...debt, balance, payment, rate, monthsLeft: validFigure(debt.monthsLeft, loanFields.monthsLeft) };
}

export const readyClient = (client: Client | null): Client => ({
  ficoMin: validFigure(client?.ficoMin, limits.ficoMin),
  monthlyIncome: validFigure(client?.monthlyIncome, limits.monthlyIncome),
  taxRate: validFigure(client?.taxRate, limits.taxRate),
  filingStatus: client?.filingStatus ?? null,
});
