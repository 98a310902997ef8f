/** The parts that a report and a calculation have in common: properties, loans, debts, what came from outside, and how they refer to each other. */

import { reportFields } from "@highway/engine/scenario/schema/report";
import * as z from "zod/mini";
import { list } from "../platform/fields.schema";
import { type Debt, DebtInput } from "./debt.schema";
import { type Loan, LoanInput } from "./loan.schema";
import { type Outside, OutsideInput } from "./outside.schema";
import { type Property, PropertyInput } from "./property.schema";

export type Parts = { properties: Property[]; loans: Loan[]; debts: Debt[]; outside: Outside };

export const partFields = {
  properties: list(PropertyInput, reportFields.properties),
  loans: z._default(list(LoanInput, reportFields.loans), []),
  debts: z.optional(z.nullable(list(DebtInput, reportFields.debts))),
  outside: z.optional(z.nullable(OutsideInput)),
};
type GivenParts = {
  properties: Property[];
  loans: Loan[];
  debts?: Debt[] | null | undefined;
  outside?: Outside | null | undefined;
};

const only = <T>(entries: readonly T[]) => (entries.length === 1 ? entries[0] : undefined);

function linkedLoan(loan: Loan, at: number, properties: readonly Property[]): Loan {
  const property = loan.propertyID ? properties.find(({ id }) => id === loan.propertyID) : only(properties);
  const prices = property?.purchaseDetails ?? [];
  const details = loan.purchaseDetailsID ? prices.find(({ id }) => id === loan.purchaseDetailsID) : only(prices);
  const paysAll = loan.program === "allCash" && loan.downPayment === null && loan.downPaymentPercentage === null;
  return {
    ...loan,
    id: loan.id || `loan-${at + 1}`,
    propertyID: loan.propertyID || (property?.id ?? ""),
    purchaseDetailsID: loan.purchaseDetailsID || (details?.id ?? ""),
    downPayment: paysAll ? (details?.price ?? null) : loan.downPayment,
  };
}

/** Removes the series and the limits of a property that has left the scenario. */
export function linkedOutside({ series, limits, ...others }: Outside, properties: readonly Property[]): Outside {
  const [itsSeries, itsLimits] = [ofProperties(series, properties), ofProperties(limits, properties)];
  return { ...others, ...(itsSeries && { series: itsSeries }), ...(itsLimits && { limits: itsLimits }) };
}

/** Picks what belongs to one of the properties; undefined where nothing does. */
function ofProperties<T>(byProperty: Readonly<Record<string, T>> = {}, properties: readonly Property[]) {
  const known = properties.flatMap(({ id }) => (Object.hasOwn(byProperty, id) ? [[id, byProperty[id]!] as const] : []));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/**
 * Fills in ids and references. An id that was left out follows from the place, as in "property-1", "price-1-2", "loan-3", "debt-1". A loan without a
 * reference means the only property or price there is.
 */
export function linkParts<P extends GivenParts>(given: P): P & Parts {
  const properties = given.properties.map((property, at) => ({
    ...property,
    id: property.id || `property-${at + 1}`,
    purchaseDetails: property.purchaseDetails.map((price, place) => ({
      ...price,
      id: price.id || `price-${at + 1}-${place + 1}`,
    })),
  }));
  return {
    ...given,
    properties,
    loans: given.loans.map((loan, at) => linkedLoan(loan, at, properties)),
    debts: (given.debts ?? []).map((debt, at) => ({ ...debt, id: debt.id || `debt-${at + 1}` })),
    outside: linkedOutside(given.outside ?? {}, properties),
  };
}
