/** What is read of a property: its fields, its usual costs, and what it is worth today and in the years to come. */
import { dollars, inDollars } from "@highway/engine/money/cents";
import { type EstimatedValue, estimatedValue } from "@highway/engine/property/estimated-value";
import { homeInsurance, propertyTax } from "@highway/engine/property/yearly-costs";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { Appreciation } from "@highway/engine/scenario/schema/types";
import { useShallow } from "zustand/react/shallow";
import {
  comparedLoans,
  isOwned,
  propertyOf,
  type Typed,
  type WorkingPrice,
  type WorkingProperty,
  type WorkingReport,
} from "../../scenario/document";
import { basisOf, figuresOf } from "../../scenario/figures/loan-figures";
import { readyPrice, readyProperty } from "../../scenario/figures/ready";
import { newProperty } from "../../scenario/new-report";
import { useSettledScenario } from "../../scenario/store/settled-scenario";
import { useScenario } from "../../scenario/store/store";
import { useEditorView } from "../fields/editor-view";

/** These stand in for a removed property or price until its part of the screen is removed too. */
const absentProperty = newProperty();
const noPrice = absentProperty.purchaseDetails[0]!;

const propertyIn = (document: WorkingReport, id: string): WorkingProperty => propertyOf(document, id) ?? absentProperty;
const priceIn = (property: WorkingProperty, id: string): WorkingPrice =>
  property.purchaseDetails.find((price) => price.id === id) ?? noPrice;

export const useProperty = (id: string): WorkingProperty => useScenario(({ document }) => propertyIn(document, id));

/** Reads one value of a property, so that a component is drawn again only when that value changes. It must be a plain value. */
export const useOfProperty = <T extends Typed>(id: string, tell: (property: WorkingProperty) => T): T =>
  useScenario(({ document }) => tell(propertyIn(document, id)));

/** Reads one field of a property's price in the same way. */
export const usePriceField = <K extends keyof WorkingPrice>(id: string, priceID: string, field: K): WorkingPrice[K] =>
  useScenario(({ document }) => priceIn(propertyIn(document, id), priceID)[field]);

export const usePropertyIDs = () => useScenario(useShallow((state) => state.document.properties.map(({ id }) => id)));

/** The price whose tax and insurance show: the one chosen, else that of the property's first loan, else the first. */
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

/** Whether the client has the home, and nobody buys it here. */
export const useIsOwned = (id: string) => useScenario(({ document }) => isOwned(document, id));

/** Places of the compared loans on a property, from 0. */
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

/** Dollars that tax and insurance are a share of, as in the figures: the price; the value of a home that is owned. */
const costBasis = (property: WorkingProperty, details: WorkingPrice, document: WorkingReport) =>
  isOwned(document, property.id) ? worthOf(property, details, document) : validFigure(details.price, priceFields.price);

/** What tax and insurance are while none is typed: dollars, tax a year and insurance a month. Null without a price, or a value of a home that is owned. */
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

/** Reads something that follows from a property at one of its prices, a frame after the key. It must be a plain value. */
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
