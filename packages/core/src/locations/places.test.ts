import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { describe, expect, it } from "vitest";
import * as Locations from "./index";
import { amongProviders, brookhaven, down, idOf, json, log } from "./providers.fixture";

const instead = amongProviders({ env: process.env, startTable, startOutside });

describe("searching", () => {
  it("finds addresses by the beginnings of their words, and says that a sample is one", async () => {
    expect(await Locations.search("412 brook ral")).toEqual([
      { placeId: expect.any(String), title: "412 Brookhaven Dr", address: brookhaven, sample: true },
    ]);
    expect(await Locations.search("nowhere at all")).toEqual([]);
  });

  it("asks Amazon for places of the United States, signed, and offers neither countries nor states", async () => {
    const item = (PlaceId: string, PlaceType: string, Address: object) => ({ PlaceId, PlaceType, Title: "x", Address });
    const amazon = await instead(
      "PLACES_URL",
      json({
        ResultItems: [
          item("1", "Region", { Region: { Code: "NC", Name: "North Carolina" } }),
          item("2", "Locality", { Region: { Code: "NC" }, Locality: "Raleigh" }),
          item("3", "Street", {
            Region: { Code: "NC" },
            Locality: "Raleigh",
            Street: "Main St",
            PostalCode: "27601-1234",
          }),
        ],
      }),
    );
    expect(await Locations.search("Ral")).toEqual([
      { placeId: "2", title: "Raleigh", address: "Raleigh, NC", sample: false },
      { placeId: "3", title: "Main St", address: "Main St, Raleigh, NC 27601", sample: false },
    ]);
    const [{ method, url, headers, body } = { body: "" } as never] = amazon.heard;
    expect([method, url]).toEqual(["POST", "/v2/autocomplete"]);
    expect(headers?.authorization).toMatch(/^AWS4-HMAC-SHA256 .*\/geo-places\/aws4_request/);
    expect(JSON.parse(body)).toMatchObject({ QueryText: "Ral", Filter: { IncludeCountries: ["USA"] } });
  });

  it("asks the Census geocoder while Amazon is out; its addresses open too", async () => {
    const logged = log();
    await instead("PLACES_URL", down);
    const [only, ...more] = await Locations.search(brookhaven);
    expect(only).toMatchObject({ title: "412 Brookhaven Dr", address: brookhaven, sample: true });
    expect(more).toEqual([]);
    const place = await Locations.details(only!.placeId);
    expect(place).toMatchObject({ placeId: only!.placeId, address: brookhaven, county: "Wake", fip: "37183" });
    expect(logged.mock.calls.join()).toContain("Amazon Location answered 503.");
    expect(logged.mock.calls.join()).not.toMatch(/Brookhaven/i);
  });

  it("fails when nobody answers, without a word of what was looked for", async () => {
    const logged = log();
    await instead("PLACES_URL", down);
    await instead("GEOCODER_URL", { body: `${brookhaven}?` });
    const error: Error = await Locations.search(brookhaven).catch((thrown) => thrown);
    expect(error.message).toMatch(/^The Census geocoder answered in another shape/);
    expect(`${logged.mock.calls.join()} ${error.stack}`).not.toMatch(/Brookhaven/i);
  });
});

describe("details", () => {
  it("has the parts of the address, the county with its code, and the county's usual tax with its source", async () => {
    expect(await Locations.details(await idOf("57 Marshside"))).toEqual({
      placeId: expect.any(String),
      address: "57 Marshside Way, Mount Pleasant, SC 29464",
      addressDisplay: "57 Marshside Way",
      streetNumber: "57",
      route: "Marshside Way",
      city: "Mount Pleasant",
      state: "SC",
      zip: "29464",
      county: "Charleston",
      fip: "45019",
      latitude: 32.794,
      longitude: -79.863,
      countyTaxRate: 0.48,
      taxRateSource: {
        source: expect.stringMatching(/^Sample data, not from U\.S\. Census Bureau, American Community Survey/),
        date: "2023-12-31",
        sample: true,
      },
      source: "Sample data, not from Amazon Location Service",
      sample: true,
    });
  });

  it("asks for a place in the way that allows to keep it", async () => {
    const amazon = await instead("PLACES_URL", json({ PlaceId: "a/b", PlaceType: "PointAddress", Address: {} }));
    await Locations.details("a/b");
    expect(amazon.heard[0]!.url).toBe("/v2/place/a%2Fb?intended-use=Storage&language=en");
  });

  it("says the catalogue's sentence at a place that is none", async () => {
    for (const placeId of ["nowhere", "census:bm93aGVyZQ"])
      await expect(Locations.details(placeId)).rejects.toMatchObject({
        code: "invalid",
        message: "Error getting location details.",
        fields: { placeId: "Error getting location details." },
      });
  });

  it("opens a place also while county and tax cannot be had: they stay empty", async () => {
    const logged = log();
    const placeId = await idOf("412 Brookhaven");
    await instead("CENSUS_URL", down);
    const withoutTax = { county: "Wake", fip: "37183", countyTaxRate: null, taxRateSource: null };
    expect(await Locations.details(placeId)).toMatchObject({ address: brookhaven, ...withoutTax });
    await instead("GEOCODER_URL", down);
    expect(await Locations.details(placeId)).toMatchObject({ address: brookhaven, county: "Wake", fip: "" });
    expect(logged.mock.calls.join()).not.toMatch(/Brookhaven|35\.853/i);
  });

  it.each([
    ["whose median tax is the most that the survey tells", ["10001", "900000"], null],
    ["whose taxes it does not know", ["-666666666", "300000"], null],
    ["that is known", ["3212", "298700"], 1.08],
  ])("of a county %s", async (_, [taxes, value], rate) => {
    const placeId = await idOf("412 Brookhaven");
    const names = ["NAME", "B25103_001E", "B25077_001E", "state", "county"];
    const survey = await instead(
      "CENSUS_URL",
      json([names, ["Wake County, North Carolina", taxes, value, "37", "183"]]),
    );
    expect((await Locations.details(placeId)).countyTaxRate).toBe(rate);
    expect(survey.heard[0]!.url).toMatch(/for=county%3A183&in=state%3A37$/);
  });

  it("shows the Census Bureau the key that the stage has, and asks once for all of a county", async () => {
    process.env.CENSUS_KEY = "abc";
    const names = ["NAME", "B25103_001E", "B25077_001E"];
    const survey = await instead("CENSUS_URL", json([names, ["Wake County, North Carolina", "3000", "300000"]]));
    await Locations.details(await idOf("412 Brookhaven"));
    await Locations.details(await idOf("98 Pullen"));
    expect(survey.heard.map(({ url }) => url.endsWith("&key=abc"))).toEqual([true]);
  });
});
