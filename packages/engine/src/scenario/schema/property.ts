/** This file describes every field of a home and of its prices once. */
import { amount, choice, count, degrees, dollars, id, largest, list, part, percent, text } from "./field";

/** A price of a home, and what owning it at that price costs. */
export const priceFields = {
  id: id("Id", { usual: "" }),
  price: dollars("Price", {
    min: 1,
    sentence: "Enter a price between 1 and 999,999,999",
    required: "Price is required",
  }),
  /** The home insurance in dollars a month; null means the computed default. */
  userMonthlyHomeInsurance: dollars("Home insurance", {}),
  /** The property tax in percent a year of the price, or of the value where the home is owned. */
  userTaxRate: percent("Property tax", { decimals: 2 }),
  /** The property tax in dollars a year. Where neither this nor the percentage is typed, the county's rate applies. */
  userPropertyTax: amount("Property tax", {
    insteadOf: "userTaxRate",
    both: "Enter property tax in dollars or in percent, not both",
  }),
  /** What of `price`, which is the bid, is above the asking price in dollars; below 0 where less than that is offered. */
  bidOver: dollars("Over asking", {
    min: -largest / 2,
    sentence: "Enter a price between 1 and 999,999,999",
    optional: true,
    noAsking: "Asking price is required",
    beyondPrice: "Enter an amount over asking of at most the price, or under asking of at most half of it",
  }),
};

const growth = { min: -100, max: 100, sentence: "Enter a percentage between -100 and 100" };
/** The growth of home prices in one year of a series, in percent. */
export const yearlyRate = percent("A year", { ...growth, always: true });

/** The address of a home: typed by hand, or with everything that is known about a place that was found. */
export const locationFields = {
  address: text("Location", { maxLength: 200, usual: "", missing: "Location is required" }),
  addressDisplay: text("Name", { maxLength: 200, usual: "" }),
  streetNumber: text("Street number", { maxLength: 20, optional: true }),
  route: text("Street", { maxLength: 100, optional: true }),
  city: text("City", { maxLength: 100, usual: "" }),
  state: text("State", { maxLength: 50, usual: "" }),
  zip: text("ZIP", { maxLength: 10, usual: "" }),
  county: text("County", { maxLength: 100, usual: "" }),
  /** The county's FIPS code. */
  fip: text("County code", { maxLength: 10, optional: true }),
  latitude: degrees("Latitude", {
    min: -90,
    max: 90,
    sentence: "Enter a latitude between -90 and 90",
    optional: true,
  }),
  longitude: degrees("Longitude", { sentence: "Enter a longitude between -180 and 180", optional: true }),
  /** The address of a picture of the home, or of a map of its place: one that the officer has kept. */
  image: text("Picture", { maxLength: 300, optional: true, isPicture: true }),
};

/** The months of a year, the first of which is month 1. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** The ways in which a home's value may grow, in the order in which they are shown. Its place in this order gives each line its color and shape. */
export const appreciationTypes = ["forecast", "historical", "custom"] as const;
export const appreciationNames = { forecast: "Forecast", historical: "Historical", custom: "Custom" } as const;

/** The fields of a home that figures follow from. */
export const homeFields = {
  /** The prices that the home may be bought for; on a home that is owned, the price that was paid. */
  purchaseDetails: list("Prices", part("Price", priceFields, { always: true, sentence: "A price is an object" }), {
    always: true,
    each: "Price",
    min: 1,
    max: 6,
    sentence: "A property can have 1 to 6 prices",
  }),
  userAppraisedValue: dollars("Appraised value", {
    min: 1,
    sentence: "Enter a value between 1 and 999,999,999",
    abovePrice: "Appraised value cannot exceed price.",
  }),
  /** The estimated value in dollars; null means the computed default. */
  userEstimatedValue: dollars("Value of the home", {
    min: 1,
    sentence: "Enter a value between 1 and 999,999,999",
    missing: "Estimated Home Value is required",
  }),
  countyTaxRate: percent("County tax rate", { decimals: 2, usual: 0 }),
  /** The association's fee in dollars a month. */
  monthlyAssociationFee: dollars("HOA", { usual: 0 }),
  /** The living area in square feet, by which the VA estimates upkeep and utilities. */
  livingArea: count("Living area", {
    unit: "sq ft",
    min: 100,
    max: 100_000,
    sentence: "Enter a living area of 100 to 100,000 square feet",
    optional: true,
  }),
  /** The repairs in dollars, which are paid when the home is sold. */
  repairs: dollars("Repairs", { usual: 0 }),
  /** The percent by which the property tax rises each year. */
  taxInc: percent("Tax increase / yr", { usual: 0 }),
  /** The cost to sell in percent of the value at the sale, the usual commission. This and the county's rate are shown as assumptions. */
  costToSell: percent("Cost to sell", { usual: 6, emptied: "Cost to Sell is required" }),
  /** The month in which the price was paid; absent for a home that is being bought. */
  purchaseDate: part(
    "Purchase date",
    {
      month: count("Month", {
        min: 1,
        max: 12,
        sentence: "Enter a month from 1 to 12",
        required: "Month is required",
        future: "The purchase month cannot be in the future",
      }),
      year: count("Year", {
        min: 1995,
        max: 2100,
        sentence: "Enter a year from 1995 on",
        required: "Year is required",
        future: "The purchase year cannot be in the future",
      }),
    },
    { optional: true, sentence: "Enter a month and a year" },
  ),
  /** One or two ways to forecast the value. The figures use the first one. */
  appreciationTypes: list("Appreciation", choice("Appreciation", appreciationNames, { always: true }), {
    usual: ["forecast"],
    each: "Appreciation",
    min: 1,
    max: 2,
    sentence: "At least one Appreciation Calculation is required",
    above: "No more than 2 Appreciation Calculations may be selected",
  }),
  /** The growth of the value in percent a year. */
  customAppreciation: percent("Custom appreciation", { ...growth, optional: true }),
};

/** Every field of a home once, as a report keeps it. */
export const propertyFields = { id: id("Id", { usual: "" }), ...locationFields, ...homeFields };
