/** What a property is worth, today and in the years to come. */
import { inDollars } from "@highway/engine/money/cents";
import { type EstimatedValue, estimatedValue } from "@highway/engine/property/estimated-value";
import { homeFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { Appreciation } from "@highway/engine/scenario/schema/types";
import { useShallow } from "zustand/react/shallow";
import type { WorkingPrice, WorkingProperty, WorkingReport } from "../../scenario/document";
import { basisOf, figuresOf } from "../../scenario/figures/loan-figures";
import { readyPrice, readyProperty } from "../../scenario/figures/ready";
import { useSettledScenario } from "../../scenario/store/settled-scenario";

type Estimate = Omit<EstimatedValue, "value"> & { dollars: number };

/** Returns the computed value of a home whose value is not typed, and how it is computed; null without a price. */
export function usualValue(property: WorkingProperty, price: WorkingPrice, document: WorkingReport): Estimate | null {
  const details = readyPrice(price);
  if (!details) return null;
  const home = { ...readyProperty(property, details, true), userEstimatedValue: null };
  const { value, ...how } = estimatedValue(home, details, document.asOf, document.outside.series?.[property.id]);
  return { ...how, dollars: inDollars(value) };
}

/** Dollars that loans on an owned home go by: its appraised value, the typed one, else the computed one; null without any. */
export const worthOf = (property: WorkingProperty, price: WorkingPrice, document: WorkingReport): number | null =>
  validFigure(property.userAppraisedValue, homeFields.userAppraisedValue) ??
  validFigure(property.userEstimatedValue, homeFields.userEstimatedValue) ??
  usualValue(property, price, document)?.dollars ??
  null;

/**
 * The value by each chosen way, as the figures of a loan on the property have it: of one at the price that shows, else of
 * the first. Null while none has figures.
 */
export function useAppreciation(property: WorkingProperty, price: WorkingPrice): readonly Appreciation[] | null {
  const basis = useSettledScenario(useShallow(basisOf));
  const loans = basis.document.loans.filter((loan) => loan.propertyID === property.id);
  const atPrice = loans.filter((loan) => loan.purchaseDetailsID === price.id);
  for (const loan of [...atPrice, ...loans]) {
    const { result } = figuresOf(basis, loan);
    if (result) return result.appreciation;
  }
  return null;
}
