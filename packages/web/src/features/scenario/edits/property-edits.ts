import { limits } from "@highway/core/scenario/limits";
import type { Location, Typed, WorkingProperty, WorkingReport } from "../../../lib/scenario/document";
import { newId } from "../../../lib/scenario/new-id";
import { newPrice, newProperty, type Sign } from "../../../lib/scenario/new-report";
import { valid } from "../../../lib/scenario/ready";
import { changePrice, changeProperty, type Edit, written } from "./change";
import { setPropertyAndPrice } from "./loan-edits";
import { duplicateLoan } from "./loan-list-edits";
import { converted } from "./units";

export const mostProperties = limits.counts.properties.max;
export const mostPrices = limits.counts.purchaseDetails.max;

export const setLocation = (id: string, location: Partial<Location>) =>
  changeProperty(id, (property) => written<WorkingProperty>(property, location));

/** Percent a year for the place, where the officer or a source knows it; it never replaces a typed tax. */
export const setCountyTaxRate = (id: string, countyTaxRate: Typed) =>
  changeProperty(id, (property) => written(property, { countyTaxRate }));

export const setPropertyFigure = (id: string, field: "userAppraisedValue" | "monthlyAssociationFee", value: Typed) =>
  changeProperty(id, (property) => written(property, { [field]: value }));

export const setPrice = (propertyID: string, id: string, price: Typed) =>
  changePrice(propertyID, id, (details) => written(details, { price }));

export const setHomeInsurance = (propertyID: string, id: string, monthly: Typed) =>
  changePrice(propertyID, id, (details) => written(details, { userMonthlyHomeInsurance: monthly }));

const tax = (unit: Sign, value: Typed) => ({
  userPropertyTax: unit === "fee" ? value : null,
  userTaxRate: unit === "percent" ? value : null,
});

/** Dollars or percent of the price a year; null goes back to the county's rate. */
export const setPropertyTax = (propertyID: string, id: string, unit: Sign, value: Typed) =>
  changePrice(propertyID, id, (details) => written(details, tax(unit, value)));

/** The same tax in the other unit, unrounded. Without a price it cannot be told, and stays. */
export const convertPropertyTax = (propertyID: string, id: string, to: Sign) =>
  changePrice(propertyID, id, (details) => {
    const typed = to === "fee" ? details.userTaxRate : details.userPropertyTax;
    const value = converted(typed, to, valid(details.price, limits.price));
    return value === null ? details : written(details, tax(to, value));
  });

/** An alternate price of the same house, with its tax and insurance: percentages follow the price, dollars stay. */
export const addPrice = (propertyID: string, price: Typed, id = newId("price")) =>
  changeProperty(propertyID, (property) => {
    if (property.purchaseDetails.length >= mostPrices) return property;
    const alike = property.purchaseDetails[0] ?? newPrice();
    return { ...property, purchaseDetails: [...property.purchaseDetails, { ...alike, id, price }] };
  });

/** An alternate price, and with it, when asked, a copy of a loan at that price. */
export const addAlternatePrice =
  (propertyID: string, price: Typed, id: string, likeLoanID: string | null): Edit =>
  (document) => {
    const added = addPrice(propertyID, price, id)(document);
    if (likeLoanID === null || added === document) return added;
    const loanID = newId("loan");
    return setPropertyAndPrice(loanID, propertyID, id)(duplicateLoan(likeLoanID, loanID)(added));
  };

/** Loans at a removed price go on at the property's first remaining one. The last price stays. */
export const removePrice =
  (propertyID: string, id: string): Edit =>
  (document) => {
    const property = document.properties.find((each) => each.id === propertyID);
    const rest = property?.purchaseDetails.filter((price) => price.id !== id) ?? [];
    if (!property || rest.length === 0) return document;
    return {
      ...changeProperty(propertyID, (each) => ({ ...each, purchaseDetails: rest }))(document),
      loans: document.loans.map((loan) =>
        loan.purchaseDetailsID === id ? { ...loan, purchaseDetailsID: rest[0]!.id } : loan,
      ),
    };
  };

export const addProperty =
  (property: WorkingProperty = newProperty()): Edit =>
  (document) =>
    document.properties.length >= mostProperties
      ? document
      : { ...document, properties: [...document.properties, property] };

/** A property goes with its loans. The last one stays. */
export const removeProperty =
  (id: string): Edit =>
  (document) =>
    document.properties.length < 2
      ? document
      : {
          ...document,
          properties: document.properties.filter((property) => property.id !== id),
          loans: document.loans.filter((loan) => loan.propertyID !== id),
        };

/** Puts back what a removal took: the property at its place, and its loans as they stood. */
export const restoreProperty =
  (before: WorkingReport, id: string): Edit =>
  (document) => {
    const index = before.properties.findIndex((property) => property.id === id);
    const property = before.properties[index];
    if (!property || document.properties.some((each) => each.id === id)) return document;
    const loans = before.loans.filter((loan) => loan.propertyID === id);
    return {
      ...document,
      properties: document.properties.toSpliced(index, 0, property),
      loans: [...document.loans, ...loans],
    };
  };
