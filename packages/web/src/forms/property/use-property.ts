/** Hooks that read a property: its fields, its default costs, and its value today and in later years. */
import { dollars, inDollars } from "@highway/engine/money/cents";
import { type EstimatedValue, estimatedValue } from "@highway/engine/property/estimated-value";
import { homeInsurance, propertyTax } from "@highway/engine/property/yearly-costs";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { Appreciation } from "@highway/engine/scenario/schema/types";
import { useRef } from "react";
import { useShallow } from "zustand/react/shallow";
import {
  comparedLoans,
  type FieldValue,
  isOwned,
  propertyOf,
  type WorkingPrice,
  type WorkingProperty,
  type WorkingReport,
} from "../../scenario/document";
import { setPrice } from "../../scenario/edits/property-edits";
import { basisOf, figuresOf } from "../../scenario/figures/loan-figures";
import { readyPrice, readyProperty } from "../../scenario/figures/ready";
import { newProperty } from "../../scenario/new-report";
import { useSettledScenario } from "../../scenario/store/settled-scenario";
import { edit, useScenario } from "../../scenario/store/store";
import { useEditorView } from "../fields/editor-view";

/** Empty values for a property or price that was removed, until its part of the screen is removed too. */
const absentProperty = newProperty();
const noPrice = absentProperty.purchaseDetails[0]!;

const propertyIn = (document: WorkingReport, id: string): WorkingProperty => propertyOf(document, id) ?? absentProperty;
const priceIn = (property: WorkingProperty, id: string): WorkingPrice =>
  property.purchaseDetails.find((price) => price.id === id) ?? noPrice;

export const useProperty = (id: string): WorkingProperty => useScenario(({ document }) => propertyIn(document, id));

/** Reads one value of a property, so that a component is drawn again only if that value changes. The value must be primitive, because equality decides. */
export const useOfProperty = <T extends FieldValue>(id: string, tell: (property: WorkingProperty) => T): T =>
  useScenario(({ document }) => tell(propertyIn(document, id)));

/** Reads one field of a property's price in the same way. */
export const usePriceField = <K extends keyof WorkingPrice>(id: string, priceID: string, field: K): WorkingPrice[K] =>
  useScenario(({ document }) => priceIn(propertyIn(document, id), priceID)[field]);

export const usePropertyIDs = () => useScenario(useShallow((state) => state.document.properties.map(({ id }) => id)));

/** Returns the price whose tax and insurance show: the one chosen, else that of the property's first loan, else the first. */
export function useShownPrice({ id, purchaseDetails }: WorkingProperty): WorkingPrice {
  const shown = useShownPriceID(id);
  return purchaseDetails.find((price) => price.id === shown) ?? purchaseDetails[0]!;
}

export function useShownPriceID(id: string): string {
  const chosen = useEditorView((view) => view.prices[id]);
  return useScenario(({ document }) => {
    const { purchaseDetails } = propertyIn(document, id);
    const used = document.loans.find((loan) => loan.propertyID === id)?.purchaseDetailsID;
    const has = (price: string | undefined) => purchaseDetails.some((each) => each.id === price);
    return [chosen, used].find(has) ?? purchaseDetails[0]!.id;
  });
}

/** Tells whether the client owns the home, and no loan here buys it. */
export const useIsOwned = (id: string) => useScenario(({ document }) => isOwned(document, id));

/** Types a price, of which the asking price stays as it was when the typing began: when the field was entered, or when an undo or another change came between. */
export function usePriceTyping(propertyID: string, price: WorkingPrice) {
  const typed = useRef<{ before: WorkingPrice; figure: FieldValue } | null>(null);
  const fieldKey = `${price.id}.price`;
  return {
    fieldKey,
    onType: (figure: FieldValue) => {
      const last = typed.current;
      const goesOn = last?.before.id === price.id && last.figure === price.price;
      const before = goesOn ? last.before : price;
      typed.current = { before, figure };
      edit(fieldKey, setPrice(propertyID, price.id, figure, before));
    },
    onLeave: () => {
      typed.current = null;
    },
  };
}

/** Lists the places, from 0, of the compared loans that are for a property. */
export const useLoansOn = (id: string) =>
  useScenario(
    useShallow(({ document }) =>
      comparedLoans(document).flatMap((loan, place) => (loan.propertyID === id ? [place] : [])),
    ),
  );

type Estimate = Pick<EstimatedValue, "how" | "rate" | "assumed"> & { dollars: number };

/** Returns the computed value of a home whose value is not typed, and how it is computed; null without a price. */
export function usualValue(property: WorkingProperty, price: WorkingPrice, document: WorkingReport): Estimate | null {
  const details = readyPrice(price);
  if (!details) return null;
  const home = { ...readyProperty(property, details, true), userEstimatedValue: null };
  const series = document.outside.series?.[property.id];
  const { value, how, rate, assumed } = estimatedValue(home, details, document.asOf, series);
  return { dollars: inDollars(value), how, rate, assumed };
}

/** Returns the value, in dollars, on which loans on an owned home are based: the appraised value, else the typed one, else the calculated one; null without any. */
export const worthOf = (property: WorkingProperty, price: WorkingPrice, document: WorkingReport): number | null =>
  validFigure(property.userAppraisedValue, homeFields.userAppraisedValue) ??
  validFigure(property.userEstimatedValue, homeFields.userEstimatedValue) ??
  usualValue(property, price, document)?.dollars ??
  null;

/** Returns the home's value under each chosen kind of appreciation, from the figures of a loan at the shown price, else of the property's first loan. Null if none has figures. */
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

/** Returns the dollars of which tax and insurance are a share: the price, or the value of an owned home. */
const costBasis = (property: WorkingProperty, details: WorkingPrice, document: WorkingReport) =>
  isOwned(document, property.id) ? worthOf(property, details, document) : validFigure(details.price, priceFields.price);

/** Returns the default tax a year and insurance a month, in dollars. Null without a price, or, for an owned home, without a value. */
export function usualCosts(property: WorkingProperty, details: WorkingPrice, document: WorkingReport) {
  const { asOf } = document;
  const whole = costBasis(property, details, document);
  if (whole === null) return { tax: null, insurance: null };
  const cents = dollars(whole);
  const countyTaxRate = validFigure(property.countyTaxRate, homeFields.countyTaxRate) ?? 0;
  return {
    tax: inDollars(propertyTax({ price: cents, userPropertyTax: null, userTaxRate: null, countyTaxRate }).defaultYear),
    insurance: inDollars(homeInsurance(cents, null, asOf).defaultMonth),
  };
}

/** Reads what follows from a property at one of its prices, a frame after the key press. The result must be primitive, because equality decides. */
export const useTold = <T extends number | null>(
  id: string,
  priceID: string,
  tell: (property: WorkingProperty, price: WorkingPrice, document: WorkingReport) => T,
): T =>
  useSettledScenario(({ document }) => {
    const property = propertyIn(document, id);
    return tell(property, priceIn(property, priceID), document);
  });

export const useCostBasis = (id: string, priceID: string) => useTold(id, priceID, costBasis);
export const useUsualCost = (id: string, priceID: string, cost: "tax" | "insurance") =>
  useTold(id, priceID, (...known) => usualCosts(...known)[cost]);
