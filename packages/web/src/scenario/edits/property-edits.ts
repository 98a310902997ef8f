import { type Cents, dollars, inDollars } from "@highway/engine/money/cents";
import { homeFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { reportFields } from "@highway/engine/scenario/schema/report";
import type { AppreciationType } from "@highway/engine/scenario/schema/types";
import { newPartId } from "../../lib/new-id";
import {
  type FieldValue,
  isExisting,
  type WorkingLoan,
  type WorkingPrice,
  type WorkingProperty,
  type WorkingReport,
} from "../document";
import { newPrice, newProperty, type Sign } from "../new-report";
import { changeLoan, changePrice, changeProperty, type Edit, withFields } from "./change";
import { mostLoansInAll } from "./debt-edits";
import { calculatedAPR, duplicateLoan } from "./loan-list-edits";
import { withoutPlaceFigures } from "./place-edits";
import { whyFull } from "./room";
import { convertUnits } from "./units";

export const mostProperties = reportFields.properties.max;
export const mostPrices = homeFields.purchaseDetails.max;

/** Sets the place's tax rate in percent a year, from the officer or a source; it never replaces a typed tax. */
export const setCountyTaxRate = (id: string, countyTaxRate: FieldValue) =>
  changeProperty(id, (property) => withFields(property, { countyTaxRate }));

/** The figures that are the same at every price of the property. */
export type PropertyFigure =
  | "userAppraisedValue"
  | "userEstimatedValue"
  | "monthlyAssociationFee"
  | "livingArea"
  | "repairs"
  | "taxInc"
  | "costToSell"
  | "customAppreciation";

export const setPropertyFigure = (id: string, field: PropertyFigure, value: FieldValue) =>
  changeProperty(id, (property) => withFields(property, { [field]: value }));

/** Sets when an owned home was bought. Without both parts, or with a month in the future, there is no date. */
export const setPurchaseDate =
  (id: string, part: { month?: number | null; year?: number | null }): Edit =>
  (document) => {
    const [thisYear = 0, thisMonth = 0] = document.asOf.split("-").map(Number);
    return changeProperty(id, ({ purchaseDate, ...property }) => {
      const { month, year } = { month: null, year: null, ...purchaseDate, ...part };
      if (month === null && year === null) return property;
      const isAhead = year === thisYear && typeof month === "number" && month > thisMonth;
      return { ...property, purchaseDate: { month: isAhead ? null : month, year } };
    })(document);
  };

/** Adds a kind of appreciation at the end, or removes it: a wrong growth of one's own goes with its field. */
export const toggleAppreciation = (id: string, type: AppreciationType) =>
  changeProperty(id, ({ customAppreciation, ...property }) => {
    const { appreciationTypes: types } = property;
    const others = types.filter((each) => each !== type);
    const appreciationTypes = others.length < types.length ? others : [...types, type];
    const isShown = appreciationTypes.includes("custom");
    const growth = isShown ? customAppreciation : validFigure(customAppreciation, homeFields.customAppreciation);
    return {
      ...property,
      appreciationTypes,
      ...(growth !== undefined && growth !== null && { customAppreciation: growth }),
    };
  });

/** Moves a kind of appreciation to the front, which the figures follow. */
export const leadAppreciation = (id: string, type: AppreciationType) =>
  changeProperty(id, (property) => {
    const others = property.appreciationTypes.filter((each) => each !== type);
    return { ...property, appreciationTypes: [type, ...others] };
  });

/**
 * Sets a price. The asking price of a bid stays, and what is over it follows.
 * @param before  the price as it was when its typing began, which says the asking price while a figure is half typed
 */
export const setPrice = (propertyID: string, id: string, price: FieldValue, before?: WorkingPrice) =>
  changePrice(propertyID, id, (details) => {
    const was = before ?? details;
    const bidOver = bidOverAt(price, was) ?? was.bidOver;
    return withFields(details, { price, ...(bidOver !== undefined && { bidOver }) });
  });

/** Sets the amount of the price above asking; null if it is not known. */
export const setBidOver = (propertyID: string, id: string, bidOver: FieldValue) =>
  changePrice(propertyID, id, (details) => withFields(details, { bidOver }));

/** Sets another bid for a home at the same asking price. */
export const setBid = (propertyID: string, id: string, bid: number, asking: number) =>
  changePrice(propertyID, id, (details) =>
    withFields(details, { price: bid, bidOver: inDollars((dollars(bid) - dollars(asking)) as Cents) }),
  );

export const setHomeInsurance = (propertyID: string, id: string, monthly: FieldValue) =>
  changePrice(propertyID, id, (details) => withFields(details, { userMonthlyHomeInsurance: monthly }));

const tax = (unit: Sign, value: FieldValue) => ({
  userPropertyTax: unit === "fee" ? value : null,
  userTaxRate: unit === "percent" ? value : null,
});

/** Sets the annual tax in dollars or percent of the price; null restores the county's rate. */
export const setPropertyTax = (propertyID: string, id: string, unit: Sign, value: FieldValue) =>
  changePrice(propertyID, id, (details) => withFields(details, tax(unit, value)));

/** Converts the tax into the other unit, unrounded, as a share of `whole` in dollars. Without it, the tax stays as it is. */
export const convertPropertyTax = (propertyID: string, id: string, to: Sign, whole: number | null) =>
  changePrice(propertyID, id, (details) => {
    const typed = to === "fee" ? details.userTaxRate : details.userPropertyTax;
    const value = convertUnits(typed, to, whole);
    return value === null ? details : withFields(details, tax(to, value));
  });

/** Returns how much another price of the same home is above its asking price; null if that is not known. */
function bidOverAt(price: FieldValue, alike: WorkingPrice): FieldValue {
  if (typeof price !== "number" || typeof alike.price !== "number" || typeof alike.bidOver !== "number") return null;
  return inDollars((dollars(price) - dollars(alike.price) + dollars(alike.bidOver)) as Cents);
}

/** Makes another price of the same home with its tax and insurance: percentages follow the price, dollars and the asking price stay. */
export function priceLike(alike: WorkingPrice, price: FieldValue, id: string): WorkingPrice {
  const { bidOver: _, ...others } = alike;
  const bidOver = bidOverAt(price, alike);
  return { ...others, id, price, ...(bidOver !== null && { bidOver }) };
}

/** Sets another price of a home; if it is a bid, the asking price stays. */
export const movePrice = (propertyID: string, id: string, price: number) =>
  changePrice(propertyID, id, (details) => withFields(details, priceLike(details, price, id)));

/** Adds an alternate price of the same home. */
export const addPrice = (propertyID: string, price: FieldValue, id = newPartId("price")) =>
  changeProperty(propertyID, (property) => {
    if (property.purchaseDetails.length >= mostPrices) return property;
    const added = priceLike(property.purchaseDetails[0] ?? newPrice(), price, id);
    return { ...property, purchaseDetails: [...property.purchaseDetails, added] };
  });

/** Adds an alternate price and, if requested, a copy of a loan at that price, whose APR is calculated. */
export const addAlternatePrice =
  (propertyID: string, price: FieldValue, id: string, likeLoanID: string | null): Edit =>
  (document) => {
    const added = addPrice(propertyID, price, id)(document);
    if (likeLoanID === null || added === document) return added;
    const loanID = newPartId("loan");
    const atPrice = { propertyID, purchaseDetailsID: id, ...calculatedAPR };
    return changeLoan(loanID, (loan) => withFields(loan, atPrice))(duplicateLoan(likeLoanID, loanID)(added));
  };

const isAt = (loan: WorkingLoan, propertyID: string, priceID: string) =>
  loan.propertyID === propertyID && loan.purchaseDetailsID === priceID;

/** Removes a price. Its loans continue at the property's first remaining one. The last price stays. */
export const removePrice =
  (propertyID: string, id: string): Edit =>
  (document) => {
    const property = document.properties.find((each) => each.id === propertyID);
    const rest = property?.purchaseDetails.filter((price) => price.id !== id) ?? [];
    if (!property || rest.length === 0) return document;
    return {
      ...changeProperty(propertyID, (each) => ({ ...each, purchaseDetails: rest }))(document),
      loans: document.loans.map((loan) =>
        isAt(loan, propertyID, id) ? { ...loan, purchaseDetailsID: rest[0]!.id } : loan,
      ),
    };
  };

/** Restores a removed price at its place, and the loans that paid it, except those that are on another home by now. */
export const restorePrice =
  (before: WorkingReport, propertyID: string, id: string): Edit =>
  (document) => {
    const prices = before.properties.find((each) => each.id === propertyID)?.purchaseDetails ?? [];
    const index = prices.findIndex((price) => price.id === id);
    const price = prices[index];
    const paid = new Set(before.loans.filter((loan) => isAt(loan, propertyID, id)).map((loan) => loan.id));
    if (!price) return document;
    const back = changeProperty(propertyID, (each) =>
      each.purchaseDetails.length >= mostPrices || each.purchaseDetails.some((other) => other.id === id)
        ? each
        : { ...each, purchaseDetails: each.purchaseDetails.toSpliced(index, 0, price) },
    )(document);
    if (back === document) return document;
    return {
      ...back,
      loans: back.loans.map((loan) =>
        paid.has(loan.id) && loan.propertyID === propertyID ? { ...loan, purchaseDetailsID: id } : loan,
      ),
    };
  };

export const addProperty =
  (property: WorkingProperty = newProperty()): Edit =>
  (document) =>
    document.properties.length >= mostProperties
      ? document
      : { ...document, properties: [...document.properties, property] };

/** Removes a property with its loans, home prices and loan limits. The last one stays. */
export const removeProperty =
  (id: string): Edit =>
  (document) =>
    document.properties.length < 2
      ? document
      : {
          ...withoutPlaceFigures(id)(document),
          properties: document.properties.filter((property) => property.id !== id),
          loans: document.loans.filter((loan) => loan.propertyID !== id),
        };

/** Tells whether a loan may come back among those that a scenario has meanwhile: it is not there by another Undo, and has room. */
const mayComeBack = (loan: WorkingLoan, loans: readonly WorkingLoan[]) =>
  loans.every(({ id }) => id !== loan.id) && (isExisting(loan) ? loans.length < mostLoansInAll : !whyFull({ loans }));

/** Restores a removed property at its place, with its home prices and loan limits, and its loans as far as they are not there and have room. */
export const restoreProperty =
  (before: WorkingReport, id: string): Edit =>
  (document) => {
    const index = before.properties.findIndex((property) => property.id === id);
    const property = before.properties[index];
    const isBack = document.properties.some((each) => each.id === id);
    if (!property || isBack || document.properties.length >= mostProperties) return document;
    const loans = before.loans.reduce(
      (now, loan, place) => (loan.propertyID === id && mayComeBack(loan, now) ? now.toSpliced(place, 0, loan) : now),
      document.loans,
    );
    const [series, limits] = [before.outside.series?.[id], before.outside.limits?.[id]];
    return {
      ...document,
      outside: {
        ...document.outside,
        ...(series && { series: { ...document.outside.series, [id]: series } }),
        ...(limits && { limits: { ...document.outside.limits, [id]: limits } }),
      },
      properties: document.properties.toSpliced(index, 0, property),
      loans,
    };
  };
