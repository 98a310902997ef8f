import { dollars, inDollars } from "@highway/core/money/cents";
import { homeInsurance, propertyTax } from "@highway/core/property/yearly-costs";
import { limits } from "@highway/core/scenario/limits";
import { useShallow } from "zustand/react/shallow";
import {
  comparedLoans,
  isOwned,
  propertyOf,
  type WorkingPrice,
  type WorkingProperty,
  type WorkingReport,
} from "../../../lib/scenario/document";
import { newProperty } from "../../../lib/scenario/new-report";
import { valid } from "../../../lib/scenario/ready";
import { useScenario } from "../../../lib/scenario/store";
import { useView } from "../view";
import { worthOf } from "./worth";

/** Stands in for a property that is gone while its part of the screen still is. */
const none = newProperty();

export const useProperty = (id: string): WorkingProperty =>
  useScenario((state) => propertyOf(state.document, id) ?? none);

export const usePropertyIDs = () => useScenario(useShallow((state) => state.document.properties.map(({ id }) => id)));

/** The price whose tax and insurance show: the one chosen, else that of the property's first loan, else the first. */
export function useShownPrice(property: WorkingProperty): WorkingPrice {
  const chosen = useView((view) => view.prices[property.id]);
  const used = useScenario(
    ({ document }) => document.loans.find((loan) => loan.propertyID === property.id)?.purchaseDetailsID,
  );
  const byID = (id: string | undefined) => property.purchaseDetails.find((price) => price.id === id);
  return byID(chosen) ?? byID(used) ?? property.purchaseDetails[0]!;
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

/** Dollars that tax and insurance are a share of, as in the figures: the price; the value of a home that is owned. */
const costBasis = (property: WorkingProperty, details: WorkingPrice, document: WorkingReport) =>
  isOwned(document, property.id) ? worthOf(property, details, document) : valid(details.price, limits.price);

/** What tax and insurance are while none is typed: dollars, tax a year and insurance a month. Null without a price, or a value of a home that is owned. */
export function usualCosts(property: WorkingProperty, details: WorkingPrice, document: WorkingReport) {
  const { asOf } = document;
  const whole = costBasis(property, details, document);
  if (whole === null) return { tax: null, insurance: null };
  const cents = dollars(whole);
  const countyTaxRate = valid(property.countyTaxRate, limits.countyTaxRate) ?? 0;
  return {
    tax: inDollars(propertyTax({ price: cents, userPropertyTax: null, userTaxRate: null, countyTaxRate }).defaultYear),
    insurance: inDollars(homeInsurance(cents, null, asOf).defaultMonth),
  };
}

/** The same two for what is typed now. Plain values: a key in another field does not draw their fields again. */
export const useCostBasis = (property: WorkingProperty, price: WorkingPrice) =>
  useScenario(({ document }) => costBasis(property, price, document));
export const useUsualCosts = (property: WorkingProperty, price: WorkingPrice) =>
  useScenario(useShallow(({ document }) => usualCosts(property, price, document)));
