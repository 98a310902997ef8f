import type { Place } from "@highway/core/locations/schema";
import { describe, expect, it } from "vitest";
import { fourLoans } from "../scenario.fixture";
import type { Edit } from "./change";
import { renameDisplay, setAddress, setCountyLimits, setPlace, setRegion, setSeries } from "./place-edits";
import { removeProperty, restoreProperty } from "./property-edits";

const place: Place = {
  placeId: "found",
  address: "4420 Saguaro Ridge Dr, Phoenix, AZ 85016",
  addressDisplay: "4420 Saguaro Ridge Dr",
  streetNumber: "4420",
  route: "Saguaro Ridge Dr",
  city: "Phoenix",
  state: "AZ",
  zip: "85016",
  county: "Maricopa",
  fip: "04013",
  latitude: 33.5,
  longitude: -112.03,
  countyTaxRate: 0.49,
  taxRateSource: null,
  source: "Here",
  sample: true,
};
const growth = { yearly: [3, 2], source: "FHFA", date: "2026-01-01", points: [], sample: false };
const series = { yearly: [3, 2], source: "FHFA", date: "2026-01-01" };

const after = (...edits: Edit[]) => edits.reduce((document, edit) => edit(document), fourLoans());
const found = setPlace("brookhaven", place, 0.49);
const known = setSeries("brookhaven", "forecast", growth);
const house = (...edits: Edit[]) => after(...edits).properties[0]!;

describe("a place that was found", () => {
  it("gives the property all parts of its address, its point and its tax, and nothing that is not of a report", () => {
    const { placeId: _id, taxRateSource: _tax, source: _source, sample: _sample, ...parts } = place;
    expect(house(found)).toEqual({ ...fourLoans().properties[0]!, ...parts });
  });
  it("leaves no point where none is known", () =>
    expect(house(found, setPlace("brookhaven", { ...place, latitude: null, longitude: null }, 0))).not.toHaveProperty(
      "latitude",
    ));
  it("takes the home prices of the place before with it", () => expect(after(known, found).outside.series).toEqual({}));
});

describe("an address typed by hand", () => {
  it("forgets the house that was found, its point and its name, and keeps its town", () => {
    const typed = house(found, setAddress("brookhaven", "4422 Saguaro Ridge Dr"));
    expect(typed).toMatchObject({
      address: "4422 Saguaro Ridge Dr",
      addressDisplay: "",
      city: "Phoenix",
      fip: "04013",
    });
    for (const gone of ["streetNumber", "route", "latitude", "longitude"]) expect(typed).not.toHaveProperty(gone);
  });
  it("keeps the name that somebody gave", () =>
    expect(
      house(found, renameDisplay("brookhaven", "The house with the cactus"), setAddress("brookhaven", "1 A St"))
        .addressDisplay,
    ).toBe("The house with the cactus"));
  it("is no change when it says the same", () => {
    const document = after(found);
    expect(setAddress("brookhaven", place.address)(document)).toBe(document);
  });
});

describe("a part of the address", () => {
  it.each(["state", "county"] as const)("%s is another county, with other home prices", (field) => {
    const document = after(found, known, setRegion("brookhaven", field, "NC"));
    expect(document.properties[0]).not.toHaveProperty("fip");
    expect(document.outside.series).toEqual({});
  });
  it("ZIP code has other home prices in the same county", () => {
    const document = after(found, known, setRegion("brookhaven", "zip", "85018"));
    expect(document.properties[0]).toMatchObject({ zip: "85018", fip: "04013" });
    expect(document.outside.series).toEqual({});
  });
  it("city changes no home prices", () =>
    expect(after(found, known, setRegion("brookhaven", "city", "Scottsdale")).outside.series).toEqual({
      brookhaven: { forecast: series },
    }));
});

describe("home prices", () => {
  it("are copied with their source and day, and nothing else, beside those that are there", () =>
    expect(
      after(known, setSeries("brookhaven", "historical", growth), setSeries("pullen", "forecast", growth)),
    ).toEqual({
      ...fourLoans(),
      outside: { series: { brookhaven: { forecast: series, historical: series }, pullen: { forecast: series } } },
    }));
});

describe("loan limits", () => {
  const limits = { conforming: { byUnits: [1, 2, 3, 4], source: "FHFA", date: "2026-01-01" } };
  const limited = () => after(setCountyLimits("brookhaven", limits), setCountyLimits("pullen", limits));
  it("go with the place, and stay with its street and city", () => {
    expect(setRegion("brookhaven", "county", "Durham")(limited()).outside.limits).toEqual({ pullen: limits });
    expect(setRegion("brookhaven", "city", "Cary")(limited()).outside.limits).toEqual(limited().outside.limits);
  });
  it("go with a property that is removed, and come back with it", () => {
    const without = removeProperty("brookhaven")(limited());
    expect(without.outside.limits).toEqual({ pullen: limits });
    expect(restoreProperty(limited(), "brookhaven")(without).outside).toEqual(limited().outside);
  });
});
