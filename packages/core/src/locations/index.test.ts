import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { advance } from "../platform/clock";
import { provider, type Say } from "../platform/outside.fixture";
import * as Locations from "./index";

let standIns: Awaited<ReturnType<typeof startOutside>>;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const table = await startTable();
  standIns = await startOutside();
  Object.assign(process.env, table.environment);
  stop = () => Promise.all([table.stop(), standIns.stop()]);
});
afterAll(() => stop());

const stops: (() => Promise<void>)[] = [];
const log = () => vi.spyOn(console, "error").mockReturnValue();
/** Nothing that a former test learned is still known. */
beforeEach(() => {
  advance(40 * 86_400_000);
  Object.assign(process.env, standIns.environment);
});
afterEach(async () => {
  for (const each of stops.splice(0)) await each();
  vi.restoreAllMocks();
});

type Name = keyof typeof standIns.environment;
async function instead(name: Name, ...says: Say[]) {
  const running = await provider((_, count) => says[Math.min(count, says.length) - 1]!);
  stops.push(running.stop);
  process.env[name] = running.url;
  return running;
}
const json = (value: unknown): Say => ({ body: JSON.stringify(value) });
const down: Say = { status: 503 };

const brookhaven = "412 Brookhaven Dr, Raleigh, NC 27612";
const idOf = async (text: string) => (await Locations.search(text))[0]!.placeId;

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
        source: expect.stringMatching(/^Sample data in place of: U\.S\. Census Bureau, American Community Survey/),
        date: "2023-12-31",
        sample: true,
      },
      source: "Sample data in place of: Amazon Location Service",
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

describe("past prices", () => {
  it("are the yearly growth of the county's index, with its points", async () => {
    const fred = await instead("FRED_URL", {
      body: "observation_date,ATNHPIUS37183A\n2021-01-01,200.00\n2022-01-01,.\n2023-01-01,242.00\n2024-01-01,229.9\n",
    });
    expect(await Locations.historical({ fip: "37183" })).toEqual([
      {
        yearly: [10, 10, -5],
        source: "FHFA house price index of the county, by FRED",
        date: "2024-01-01",
        points: [
          { date: "2021-01-01", value: 200 },
          { date: "2023-01-01", value: 242 },
          { date: "2024-01-01", value: 229.9 },
        ],
        sample: false,
      },
    ]);
    await Locations.historical({ fip: "37183" });
    expect(fred.heard.map(({ url }) => url)).toEqual(["/graph/fredgraph.csv?id=ATNHPIUS37183A"]);
  });

  it("are found by ZIP code through its county", async () => {
    const [byZip] = await Locations.historical({ zip: "27612" });
    expect(byZip).toMatchObject({ sample: true, source: expect.stringMatching(/^Sample data/) });
    expect([byZip]).toEqual(await Locations.historical({ fip: "37183" }));
  });

  it("are an empty list where nobody says", async () => {
    expect(await Locations.historical({ fip: "99999" })).toEqual([]);
    expect(await Locations.historical({ zip: "99999" })).toEqual([]);
    await instead("FRED_URL", { body: "observation_date,ATNHPIUS37119A\n2024-01-01,229.9\n" });
    expect(await Locations.historical({ fip: "37119" })).toEqual([]);
  });

  it("fail when the provider does: not knowing is not the same as nothing", async () => {
    await instead("FRED_URL", down);
    await expect(Locations.historical({ fip: "37183" })).rejects.toThrow("FRED answered 503.");
  });
});

describe("expected prices", () => {
  const head =
    "RegionID,SizeRank,RegionName,RegionType,StateName,State,City,Metro,CountyName,BaseDate,2026-10-31,2026-12-31,2027-09-30";
  const wake = (zip: string, ...growth: (number | string)[]) =>
    `1,2,${zip},zip,NC,NC,Raleigh,"Raleigh, NC",Wake County,2026-09-30,${growth.join(",")}`;
  const file = (...rows: string[]): Say => ({ body: [head, ...rows].join("\n") });

  it("are Zillow's of the ZIP code, a year ahead", async () => {
    await instead("ZILLOW_URL", file(wake("27511", 0, 1, 9), wake("27612", 0.1, 0.5, 2.4)));
    expect(await Locations.forecast({ zip: "27612" })).toEqual([
      {
        yearly: [2.4],
        source: "Zillow home value forecast of the ZIP code",
        date: "2026-09-30",
        points: [
          { date: "2026-09-30", value: 100 },
          { date: "2026-10-31", value: 100.1 },
          { date: "2026-12-31", value: 100.5 },
          { date: "2027-09-30", value: 102.4 },
        ],
        sample: false,
      },
    ]);
  });

  it("go on with the county's mean, where it is named", async () => {
    await instead("ZILLOW_URL", file(wake("27612", 0.1, 0.5, 2.4)));
    await instead("FRED_URL", {
      body: "observation_date,ATNHPIUS37183A\n2023-01-01,100\n2024-01-01,104\n2025-01-01,108.16\n",
    });
    const [forecast] = await Locations.forecast({ zip: "27612", fip: "37183" });
    expect(forecast).toMatchObject({
      yearly: [2.4, 4],
      source:
        "Zillow home value forecast of the ZIP code for a year, then the mean of the FHFA house price index of the county, by FRED",
    });
  });

  it("of a county, or of a ZIP code that Zillow does not have, are the mean of the county's ZIP codes", async () => {
    log();
    await instead("FRED_URL", down);
    const elsewhere = "1,2,27001,zip,VA,VA,Wake,,Wake County,2026-09-30,9,9,9";
    const zillow = await instead("ZILLOW_URL", file(wake("27511", 0, "", 2), wake("27612", 1, "", 3), elsewhere));
    const ofCounty = { yearly: [2.5], source: "Zillow home value forecast of the county's ZIP codes" };
    expect(await Locations.forecast({ fip: "37183" })).toMatchObject([ofCounty]);
    const both = await Locations.forecast({ fip: "37183", zip: "99999" });
    expect(both).toMatchObject([ofCounty]);
    expect(both[0]!.points.map(({ date }) => date)).toEqual(["2026-09-30", "2026-10-31", "2027-09-30"]);
    await Locations.forecast({ fip: "37183" });
    expect(zillow.heard).toHaveLength(2);
  });

  it("find a ZIP code whose zero in front was lost", async () => {
    await instead("ZILLOW_URL", file(wake("1001", 0, 0, 1.5)));
    expect(await Locations.forecast({ zip: "01001" })).toMatchObject([{ yearly: [1.5] }]);
  });

  it("say so when they are a sample, in the words that a report keeps", async () => {
    const [forecast] = await Locations.forecast({ zip: "78704", fip: "48453" });
    expect(forecast).toMatchObject({ sample: true, source: expect.stringMatching(/^Sample data in place of: Zillow/) });
    expect(forecast!.yearly[0]).toBe(0.8);
    expect(forecast!.source.length).toBeLessThanOrEqual(200);
  });

  it("are an empty list where nobody says, and fail when the provider does", async () => {
    expect(await Locations.forecast({ zip: "00501" })).toEqual([]);
    expect(await Locations.forecast({ fip: "99999" })).toEqual([]);
    await instead("ZILLOW_URL", { body: "<html>" });
    await expect(Locations.forecast({ zip: "27612" })).rejects.toThrow("Zillow answered in another shape.");
  });
});
