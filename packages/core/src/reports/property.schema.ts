import { limits } from "@highway/engine/scenario/schema/limits";
import * as z from "zod/mini";
import {
  blame,
  dollars,
  figure,
  filled,
  LocalId,
  lenient,
  list,
  notYet,
  strict,
  text,
  whole,
} from "../platform/fields.schema";

const appreciationTypes = ["forecast", "historical", "custom"] as const;
const AppreciationType = z.enum(appreciationTypes, "Choose forecast, historical or custom");

const priceFields = {
  id: LocalId,
  price: z.nullable(dollars(limits.price)),
  userMonthlyHomeInsurance: z.nullable(dollars(limits.userMonthlyHomeInsurance)),
  userTaxRate: z.nullable(figure(limits.userTaxRate)),
  userPropertyTax: z.nullable(figure(limits.userPropertyTax)),
  /** Dollars offered above the asking price; `price` holds it already. */
  bidOver: z.optional(dollars({ ...limits.price, min: 0 })),
};

const propertyFields = {
  id: LocalId,
  address: text(200),
  addressDisplay: text(200),
  streetNumber: z.optional(text(20)),
  route: z.optional(text(100)),
  city: text(100),
  state: text(50),
  zip: text(10),
  county: text(100),
  fip: z.optional(text(10)),
  latitude: z.optional(figure({ min: -90, max: 90, sentence: "Enter a latitude between -90 and 90" })),
  longitude: z.optional(figure({ min: -180, max: 180, sentence: "Enter a longitude between -180 and 180" })),
  userAppraisedValue: z.nullable(dollars(limits.userAppraisedValue)),
  userEstimatedValue: z.nullable(dollars(limits.userEstimatedValue)),
  countyTaxRate: figure(limits.countyTaxRate),
  monthlyAssociationFee: dollars(limits.monthlyAssociationFee),
  repairs: dollars(limits.repairs),
  taxInc: figure(limits.taxInc),
  costToSell: figure(limits.costToSell),
  appreciationTypes: z
    .array(AppreciationType, limits.appreciationTypes.tooFew)
    .check(
      z.minLength(limits.appreciationTypes.min, limits.appreciationTypes.tooFew),
      z.maxLength(limits.appreciationTypes.max, limits.appreciationTypes.tooMany),
    ),
  customAppreciation: z.optional(figure(limits.customAppreciation)),
};

/** When the price was paid. */
const dateFields = { month: z.nullable(whole(limits.purchaseMonth)), year: z.nullable(whole(limits.purchaseYear)) };

/** As the answers hold them. */
export const PurchaseDetails = z.strictObject(priceFields);
export const Property = z.strictObject({
  ...propertyFields,
  purchaseDetails: z.array(PurchaseDetails),
  purchaseDate: z.optional(z.strictObject(dateFields)),
});

export type Property = z.output<typeof Property>;
type Price = z.output<typeof PurchaseDetails>;

const PriceInput = strict(
  {
    ...lenient(priceFields),
    ...lenient({
      monthlyHomeInsurance: dollars(limits.userMonthlyHomeInsurance),
      homeIns: dollars(limits.userMonthlyHomeInsurance),
      tax: figure(limits.userPropertyTax),
      hoa: dollars(limits.monthlyAssociationFee),
      appraisedValue: dollars(limits.userAppraisedValue),
    }),
  },
  "A price is an object",
);
type GivenPrice = z.output<typeof PriceInput>;

const PropertyFields = strict(
  {
    ...lenient(propertyFields),
    purchaseDetails: list(PriceInput, limits.counts.purchaseDetails),
    purchaseDate: z.optional(z.nullable(strict(lenient(dateFields), "Give a month and a year"))),
    ...lenient({ appreciationType: AppreciationType, estimatedHomeValue: dollars(limits.userEstimatedValue) }),
    image: notYet.field("Pictures of a property cannot be kept yet"),
  },
  "A property is an object",
);
type GivenProperty = z.output<typeof PropertyFields>;

/** The specification's other names for the same figure: the usual one wins. */
const price = (given: GivenPrice): Price => {
  const { monthlyHomeInsurance, homeIns, tax, hoa: _hoa, appraisedValue: _appraised, ...canonical } = given;
  const insurance = canonical.userMonthlyHomeInsurance ?? monthlyHomeInsurance ?? homeIns;
  return filled<Price>(
    { id: "", price: null, userMonthlyHomeInsurance: null, userTaxRate: null, userPropertyTax: null },
    { ...canonical, userMonthlyHomeInsurance: insurance, userPropertyTax: canonical.userPropertyTax ?? tax },
  );
};

/** The county's rate and what a sale costs are assumptions that the screen shows. */
const defaults = {
  id: "",
  address: "",
  city: "",
  state: "",
  zip: "",
  county: "",
  userAppraisedValue: null,
  userEstimatedValue: null,
  countyTaxRate: 0,
  monthlyAssociationFee: 0,
  repairs: 0,
  taxInc: 0,
  costToSell: limits.costToSell.usual as number,
  appreciationTypes: ["forecast" as const],
};

function property(given: GivenProperty): Property {
  const { appreciationType, estimatedHomeValue, image: _image, purchaseDetails, purchaseDate, ...canonical } = given;
  const first = <K extends "hoa" | "appraisedValue">(name: K) =>
    purchaseDetails.find((each) => each[name] != null)?.[name];
  const { month = null, year = null } = purchaseDate ?? {};
  const ways = canonical.appreciationTypes ?? (appreciationType ? [appreciationType] : undefined);
  return filled<Property>(
    {
      ...defaults,
      ...(purchaseDate && { purchaseDate: { month, year } }),
      addressDisplay: given.address ?? "",
      purchaseDetails: purchaseDetails.map(price),
    },
    {
      ...canonical,
      addressDisplay: canonical.addressDisplay || given.address,
      userAppraisedValue: canonical.userAppraisedValue ?? first("appraisedValue"),
      userEstimatedValue: canonical.userEstimatedValue ?? estimatedHomeValue,
      monthlyAssociationFee: canonical.monthlyAssociationFee ?? first("hoa"),
      // A way that is named twice is one way.
      appreciationTypes: ways && [...new Set(ways)],
    },
  );
}

/** A property as a request or the editor holds it: defaults may be left out, what is required may still be missing. */
export const PropertyInput = z.pipe(
  PropertyFields,
  z.transform((given: GivenProperty, context) => {
    const result = property(given);
    for (const [at, each] of result.purchaseDetails.entries())
      if (each.userTaxRate !== null && each.userPropertyTax !== null)
        blame(context, ["purchaseDetails", at, "userPropertyTax"], limits.propertyTax.both);
    return result;
  }),
);
