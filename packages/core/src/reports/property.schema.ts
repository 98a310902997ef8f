import type { Saved } from "@highway/engine/scenario/schema/documents";
import { homeFields, priceFields, propertyFields } from "@highway/engine/scenario/schema/property";
import { filledIn, type Given } from "@highway/engine/scenario/schema/records";
import * as z from "zod/mini";
import { imageIdOf, notKept } from "../files/pure/image-address";
import { isCountyCode } from "../locations/pure/county-codes";
import { sentences } from "../locations/schema";
import { givenSchema, savedSchema } from "../platform/description.schema";
import { blame, dollars, figure, lenient, list } from "../platform/fields.schema";

/** The details of a purchase as answers hold them. */
export const PurchaseDetails = savedSchema(priceFields);
export const Property = savedSchema(propertyFields);
export type Property = Saved<typeof propertyFields>;
type Price = Saved<typeof priceFields>;

/** The specification's other names for a price's figures, and for those of a property that it once gave to a price. */
const priceNames = lenient({
  monthlyHomeInsurance: dollars(priceFields.userMonthlyHomeInsurance),
  homeIns: dollars(priceFields.userMonthlyHomeInsurance),
  tax: figure(priceFields.userPropertyTax),
  hoa: dollars(homeFields.monthlyAssociationFee),
  appraisedValue: dollars(homeFields.userAppraisedValue),
});
const GivenPrice = givenSchema(priceFields, "A price is an object", { names: priceNames });
type GivenPrice = z.output<typeof GivenPrice>;

/** The specification's other names for a property's fields. */
const propertyNames = lenient({
  appreciationType: z.enum(["forecast", "historical", "custom"], homeFields.appreciationTypes.of.sentence),
  estimatedHomeValue: dollars(homeFields.userEstimatedValue),
});
const GivenProperty = givenSchema(propertyFields, "A property is an object", {
  own: { purchaseDetails: list(GivenPrice, homeFields.purchaseDetails) },
  names: propertyNames,
});
type GivenProperty = Omit<z.output<typeof GivenProperty>, "purchaseDetails"> & {
  purchaseDetails: readonly GivenPrice[];
};

/** Reads a price. The usual name of a figure wins over its other name. */
const price = (given: GivenPrice): Given<Price> => ({
  ...given,
  userMonthlyHomeInsurance: given.userMonthlyHomeInsurance ?? given.monthlyHomeInsurance ?? given.homeIns,
  userPropertyTax: given.userPropertyTax ?? given.tax,
});

function property(given: GivenProperty): Property {
  const { purchaseDetails, appreciationType, estimatedHomeValue } = given;
  const first = (name: "hoa" | "appraisedValue") => purchaseDetails.find((each) => each[name] != null)?.[name];
  const ways = given.appreciationTypes ?? (appreciationType ? [appreciationType] : undefined);
  return filledIn(propertyFields, {
    ...given,
    addressDisplay: given.addressDisplay || given.address,
    userAppraisedValue: given.userAppraisedValue ?? first("appraisedValue"),
    userEstimatedValue: given.userEstimatedValue ?? estimatedHomeValue,
    monthlyAssociationFee: given.monthlyAssociationFee ?? first("hoa"),
    // A way that is named twice counts once.
    appreciationTypes: ways && [...new Set(ways)],
    purchaseDetails: purchaseDetails.map(price),
  });
}

/** A property as a request or the editor holds it: defaults may be left out, and what is required may still be missing. */
export const PropertyInput = z.pipe(
  GivenProperty,
  z.transform((given, context) => {
    const result = property(given as GivenProperty);
    if (result.fip && !isCountyCode(result.fip)) blame(context, ["fip"], sentences.noCounty);
    // A page that shows a picture of somewhere else would tell that place who reads it.
    if (result.image !== undefined && !imageIdOf(result.image)) blame(context, ["image"], notKept);
    for (const [at, each] of result.purchaseDetails.entries())
      if (each.userTaxRate !== null && each.userPropertyTax !== null)
        blame(context, ["purchaseDetails", at, "userPropertyTax"], priceFields.userPropertyTax.both);
    return result;
  }),
);
