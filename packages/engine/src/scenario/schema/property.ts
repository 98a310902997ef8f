/** Every field of a property and of its prices, once. */
import { amount, choice, count, degrees, dollars, id, list, part, percent, text } from "./field";

/** A price of a home, and what owning it at that price costs. */
export const priceFields = {
  id: id("Id", { usual: "" }),
  price: dollars("Price", {
    min: 1,
    sentence: "Enter a price between 1 and 999,999,999",
    required: "Price is required",
  }),
  /** Dollars a month; null means the computed default. */
  userMonthlyHomeInsurance: dollars("Home insurance", {}),
  /** Percent a year of the price, of its value where the home is owned. */
  userTaxRate: percent("Property tax", { decimals: 2 }),
  /** Dollars a year; null, as the rate, means the county's rate. */
  userPropertyTax: amount("Property tax", {
    insteadOf: "userTaxRate",
    both: "Give property tax in dollars or in percent, not both",
  }),
  /** Dollars offered above the asking price; `price` holds it already. */
  bidOver: dollars("Offered above the asking price", {
    sentence: "Enter a price between 1 and 999,999,999",
    optional: true,
  }),
};

const growth = { min: -100, max: 100, sentence: "Enter a percentage between -100 and 100" };
/** Of a year's series of home prices. */
export const yearlyRate = percent("A year", { ...growth, always: true });

/** Where it is: typed by hand, or with all that is known of a place that was found. */
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
};

/** In the order that they are shown in; a way's place gives its line its colour and shape. */
export const appreciationTypes = ["forecast", "historical", "custom"] as const;
export const appreciationNames = { forecast: "Forecast", historical: "Historical", custom: "Custom" } as const;

/** What the figures follow from. */
export const homeFields = {
  /** What the home may be bought for; of a home that is owned, what was paid for it. */
  purchaseDetails: list("Prices", part("Price", priceFields, { always: true, sentence: "A price is an object" }), {
    always: true,
    each: "Price",
    min: 1,
    max: 6,
    sentence: "A property holds 1 to 6 prices",
  }),
  userAppraisedValue: dollars("Appraised value", {
    min: 1,
    sentence: "Enter a value between 1 and 999,999,999",
    abovePrice: "Appraised value cannot exceed price.",
  }),
  /** Null means the computed default. */
  userEstimatedValue: dollars("Value of the home", {
    min: 1,
    sentence: "Enter a value between 1 and 999,999,999",
    missing: "Estimated Home Value is required",
  }),
  countyTaxRate: percent("County tax rate", { decimals: 2, usual: 0 }),
  /** Dollars a month. */
  monthlyAssociationFee: dollars("HOA", { usual: 0 }),
  /** Dollars, paid when the home is sold. */
  repairs: dollars("Repairs", { usual: 0 }),
  /** Percent a year by which the property tax rises. */
  taxInc: percent("Tax increase / yr", { usual: 0 }),
  /** Percent of the value when it is sold: the usual commission. Both this and the county's rate are shown as assumptions. */
  costToSell: percent("Cost to sell", { usual: 6, emptied: "Cost to Sell is required" }),
  /** When the price was paid; absent for a home that is being bought. */
  purchaseDate: part(
    "Bought",
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
    { optional: true, sentence: "Give a month and a year" },
  ),
  /** One or two; the first is the one that the figures use. */
  appreciationTypes: list("Appreciation", choice("Appreciation", appreciationNames, { always: true }), {
    usual: ["forecast"],
    each: "Appreciation",
    min: 1,
    max: 2,
    sentence: "At least one Appreciation Calculation is required",
    above: "No more than 2 Appreciation Calculations may be selected",
  }),
  /** Percent a year. */
  customAppreciation: percent("Custom appreciation", { ...growth, optional: true }),
};

/** Every field of a home once, as a report keeps it. */
export const propertyFields = { id: id("Id", { usual: "" }), ...locationFields, ...homeFields };
