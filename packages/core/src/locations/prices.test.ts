import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterEach, describe, expect, it } from "vitest";
import { today } from "../platform/clock";
import type { Say } from "../platform/outside/outside.fixture";
import * as Locations from "./index";
import { StateLimitsEntity } from "./limits/entity";
import { amongProviders, down, log } from "./providers.fixture";

const instead = amongProviders({ env: process.env, startTable, startOutside });

describe("past prices", () => {
  it("are the yearly growth of the county's index, with its points", async () => {
    const fred = await instead("FRED_URL", {
      body: "observation_date,ATNHPIUS37183A\n2021-01-01,200.00\n2022-01-01,.\n2023-01-01,242.00\n2024-01-01,229.9\n",
    });
    expect(await Locations.historical({ fip: "37183" })).toEqual([
      {
        yearly: [10, 10, -5],
        index: [200, 220, 242, 229.9],
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
    const oneYear = { body: "observation_date,ATNHPIUS37119A\n2024-01-01,229.9\n" };
    await instead("FRED_URL", oneYear, { status: 404 });
    expect(await Locations.historical({ fip: "37119" })).toEqual([]);
  });

  it("are the state's where the county has no index: the newest quarter and those whole years before it", async () => {
    const quarters = ["2024-04-01,500", "2024-07-01,510", "2025-04-01,520", "2025-07-01,535.5"];
    const state = { body: ["observation_date,NCSTHPI", ...quarters].join("\n") };
    const fred = await instead("FRED_URL", { status: 404 }, state);
    expect(await Locations.historical({ fip: "37119" })).toMatchObject([
      {
        yearly: [5],
        index: [510, 535.5],
        source: "FHFA house price index of the state (NC), by FRED",
        date: "2025-07-01",
      },
    ]);
    expect(fred.heard.map(({ url }) => url)).toEqual([
      "/graph/fredgraph.csv?id=ATNHPIUS37119A",
      "/graph/fredgraph.csv?id=NCSTHPI",
    ]);
  });

  describe("where the county lies in a metro area", () => {
    const kept = (year: number) => ({ list: "conforming" as const, year, state: "37" });
    const keep = async (metros: Record<string, string>, yearsAgo = 0) => {
      const key = kept(Number(today().slice(0, 4)) - yearsAgo);
      await StateLimitsEntity.put({ ...key, counties: {}, metros, source: "FHFA", sample: false }).go();
      return key;
    };
    afterEach(async () => {
      const year = Number(today().slice(0, 4));
      await StateLimitsEntity.delete([kept(year), kept(year - 1)]).go();
    });
    const head = (id: string) => `observation_date,${id}`;
    const asked = (fred: { heard: { url: string }[] }) => fred.heard.map(({ url }) => url.split("=")[1]);

    it("are the metro area's where the county has no index, and say so", async () => {
      await keep({ "37001": "15500" });
      const quarters = ["2024-04-01,200", "2024-07-01,204", "2025-04-01,210", "2025-07-01,214.2"];
      const fred = await instead(
        "FRED_URL",
        { status: 404 },
        { body: [head("ATNHPIUS15500Q"), ...quarters].join("\n") },
      );
      expect(await Locations.historical({ fip: "37001" })).toMatchObject([
        {
          yearly: [5],
          index: [204, 214.2],
          source: "FHFA house price index of the metro area (15500), by FRED",
          date: "2025-07-01",
        },
      ]);
      expect(asked(fred)).toEqual(["ATNHPIUS37001A", "ATNHPIUS15500Q"]);
    });

    it("are still the county's where it has an index", async () => {
      await keep({ "37183": "39580" });
      const years = ["2024-01-01,200", "2025-01-01,210"];
      const fred = await instead("FRED_URL", { body: [head("ATNHPIUS37183A"), ...years].join("\n") });
      expect(await Locations.historical({ fip: "37183" })).toMatchObject([{ index: [200, 210] }]);
      expect(asked(fred)).toEqual(["ATNHPIUS37183A"]);
    });

    it("are the state's where the metro area has no index either, and where the list names none", async () => {
      await keep({ "37001": "15500" });
      const state = { body: [head("NCSTHPI"), "2024-07-01,510", "2025-07-01,535.5"].join("\n") };
      const fred = await instead("FRED_URL", { status: 404 }, { status: 404 }, state, { status: 404 }, state);
      const ofState = { source: "FHFA house price index of the state (NC), by FRED" };
      expect(await Locations.historical({ fip: "37001" })).toMatchObject([ofState]);
      expect(await Locations.historical({ fip: "37003" })).toMatchObject([ofState]);
      expect(asked(fred)).toEqual(["ATNHPIUS37001A", "ATNHPIUS15500Q", "NCSTHPI", "ATNHPIUS37003A", "NCSTHPI"]);
    });

    it("go by last year's list while this year's is not kept", async () => {
      await keep({ "37001": "15500" }, 1);
      const [sample] = await Locations.historical({ fip: "37001" });
      expect(sample).toMatchObject({ sample: true, source: expect.stringMatching(/the metro area \(15500\)/) });
    });
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
        "Zillow home value forecast of the ZIP code for a year, then the mean of its FHFA house price index, by FRED",
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

  it("are not of a ZIP code that Zillow does not follow for the whole year: a quarter's growth is no year's", async () => {
    log();
    await instead("FRED_URL", down);
    await instead("ZILLOW_URL", file(wake("27511", 0, 1, 2), wake("27612", 0.1, 0.5, "")));
    expect(await Locations.forecast({ zip: "27612" })).toEqual([]);
    expect(await Locations.forecast({ zip: "27612", fip: "37183" })).toMatchObject([{ yearly: [2] }]);
  });

  it("find a ZIP code whose zero in front was lost", async () => {
    await instead("ZILLOW_URL", file(wake("1001", 0, 0, 1.5)));
    expect(await Locations.forecast({ zip: "01001" })).toMatchObject([{ yearly: [1.5] }]);
  });

  it("say so when they are a sample, in the words that a report keeps", async () => {
    const [forecast] = await Locations.forecast({ zip: "78704", fip: "48453" });
    expect(forecast).toMatchObject({ sample: true, source: expect.stringMatching(/^Sample data, not from Zillow/) });
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
