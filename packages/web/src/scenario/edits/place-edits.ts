/** The location of a property, and what outside sources know about it: home prices and loan limits belong to a place, and are removed when it changes. */
import type { Place, PriceGrowth } from "@highway/core/locations/schema";
import type { CountyLimits } from "@highway/engine/scenario/schema/types";
import type { Location, WorkingProperty } from "../document";
import { changeProperty, type Edit, withFields } from "./change";

/** The parts of an address that are typed on their own. */
export type Region = "city" | "state" | "zip" | "county";

const withoutPoint = ({ latitude: _latitude, longitude: _longitude, ...rest }: WorkingProperty): WorkingProperty =>
  rest;

/** Tells whether the client sees a typed name and not a part of the address. */
const isRenamed = ({ address, addressDisplay }: WorkingProperty) => {
  const shown = addressDisplay.trim();
  return shown !== "" && shown !== address.trim() && !address.startsWith(`${shown},`);
};

/** Sets an address typed by hand. What was known about the earlier place is removed; a typed name stays. */
export const setAddress = (id: string, address: string) =>
  changeProperty(id, (property) => {
    if (property.address === address) return property;
    const { streetNumber: _number, route: _route, ...rest } = withoutPoint(property);
    return { ...rest, address, addressDisplay: isRenamed(property) ? property.addressDisplay : "" };
  });

/** Sets the name that the client sees in place of the address. */
export const renameDisplay = (id: string, addressDisplay: string) =>
  changeProperty(id, (property) => withFields<WorkingProperty>(property, { addressDisplay }));

/** Removes the home prices and loan limits of a property. */
export const withoutPlaceFigures =
  (id: string): Edit =>
  (document) => {
    const { series, limits, ...others } = document.outside;
    if (!series?.[id] && !limits?.[id]) return document;
    const without = <T>({ [id]: _gone, ...rest }: Record<string, T>) => rest;
    return {
      ...document,
      outside: { ...others, ...(series && { series: without(series) }), ...(limits && { limits: without(limits) }) },
    };
  };

/** Sets a part of the address. With another ZIP code, state or county, the home prices are those of another place. */
export const setRegion =
  (id: string, field: Region, value: string): Edit =>
  (document) => {
    const after = changeProperty(id, (property) => {
      if (property[field] === value) return property;
      const { fip, ...rest } = withoutPoint(property);
      const stays = field === "city" || field === "zip";
      return { ...rest, [field]: value, ...(stays && fip !== undefined && { fip }) };
    })(document);
    return after === document || field === "city" ? after : withoutPlaceFigures(id)(after);
  };

const parts = (place: Place): Location => ({
  address: place.address,
  addressDisplay: place.addressDisplay,
  streetNumber: place.streetNumber,
  route: place.route,
  city: place.city,
  state: place.state,
  zip: place.zip,
  county: place.county,
  fip: place.fip,
  ...(place.latitude !== null && { latitude: place.latitude }),
  ...(place.longitude !== null && { longitude: place.longitude }),
});

/** Sets the picture of the home; null removes it. */
export const setImage = (id: string, image: string | null) =>
  changeProperty(id, (property) => {
    if ((property.image ?? null) === image) return property;
    const { image: _before, ...rest } = property;
    return image === null ? rest : { ...rest, image };
  });

const withoutPicture = ({ image: _image, ...rest }: WorkingProperty): WorkingProperty => rest;

/** Sets a place that was found, with its default tax rate. The picture showed the earlier home, so it is removed. */
export const setPlace =
  (id: string, place: Place, countyTaxRate: WorkingProperty["countyTaxRate"]): Edit =>
  (document) =>
    withoutPlaceFigures(id)(
      changeProperty(id, (property) => ({
        ...withoutPicture(withoutPoint(property)),
        ...parts(place),
        countyTaxRate,
      }))(document),
    );

/** Copies the growth of home prices around a property into the scenario, so that a saved scenario never changes by itself. */
export const setSeries =
  (id: string, kind: "forecast" | "historical", { yearly, source, date, index }: PriceGrowth): Edit =>
  (document) => {
    const copied = { yearly, source, date, ...(index && { index }) };
    const series = { ...document.outside.series?.[id], [kind]: copied };
    return { ...document, outside: { ...document.outside, series: { ...document.outside.series, [id]: series } } };
  };

/** Copies the loan limits of a property's county into the scenario in the same way. */
export const setCountyLimits =
  (id: string, limits: CountyLimits): Edit =>
  (document) => ({
    ...document,
    outside: { ...document.outside, limits: { ...document.outside.limits, [id]: limits } },
  });
