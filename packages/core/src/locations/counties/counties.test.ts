import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { advance, now } from "../../platform/clock";
import { type Heard, provider, type Say } from "../../platform/outside/outside.fixture";
import { emptyTable } from "../../platform/table/empty.fixture";
import * as Counties from "./index";
import { mortgageRate } from "./mortgage-rate";
import { populations } from "./population";
import { priceIndexes } from "./price-index";
import { forecasts, refresh } from "./refresh";
import { CountyCards, StateLetters } from "./schema";
import { checkWhole } from "./series";
import { surveys } from "./survey";

let outside: Awaited<ReturnType<typeof startOutside>>;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  // The sample's figures are of this year, and what is old is not graded.
  advance(Date.parse("2026-11-20") - now());
  const table = await startTable();
  outside = await startOutside();
  stop = () => Promise.all([table.stop(), outside.stop()]);
  Object.assign(process.env, table.environment, outside.environment);
});
afterAll(() => stop());

const later = () => now() + 200_000;
const wake = "37183";
const cardsOf = async (...fips: string[]) => (await Counties.cards(fips))[0];

const stops: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  Object.assign(process.env, outside.environment);
});
afterEach(async () => {
  for (const each of stops.splice(0)) await each();
  vi.restoreAllMocks();
});
const silent = () => vi.spyOn(console, "error").mockReturnValue();

/** Puts a provider in the place of one for the rest of a test. */
async function instead(name: keyof typeof outside.environment, say: (heard: Heard, count: number) => Say) {
  const running = await provider(say);
  stops.push(running.stop);
  process.env[name] = running.url;
  return running.heard;
}

describe("before the first table", () => {
  beforeEach(emptyTable);

  it("nothing is told, and a county that does not exist is refused at its field", async () => {
    expect([await Counties.search("wake"), await Counties.cards([wake]), await Counties.letters("37")]).toEqual([
      [],
      [],
      [],
    ]);
    await expect(Counties.cards([wake, "37999"])).rejects.toMatchObject({
      code: "invalid",
      fields: { fips: "No county has that FIPS code" },
    });
  });

  it("no table is made without the survey, which names the counties", async () => {
    silent();
    await instead("CENSUS_URL", () => ({ status: 503 }));
    await expect(refresh(later())).rejects.toThrow("The Census Bureau answered 503.");
    expect(await Counties.cards([wake])).toEqual([]);
  });

  it("nothing is asked when the time is over", async () => {
    const heard = await instead("CENSUS_URL", () => ({ status: 500 }));
    await refresh(now());
    expect(heard).toEqual([]);
  });
});

describe("the table of counties", () => {
  beforeAll(async () => {
    Object.assign(process.env, outside.environment);
    await refresh(later());
  });

  it("has every county's figures with their sources and days, graded among all", async () => {
    const found = (await cardsOf(wake, "48301"))!;
    expect(CountyCards.parse(found)).toEqual(found);
    const [card, loving] = found.cards;
    expect(card!.row).toMatchObject({
      name: "Wake County",
      state: "NC",
      index: { date: "2025-12-31", source: expect.stringContaining("FHFA house price index of the county") },
      forecast: { percent: 2.6, date: expect.stringMatching(/^20\d\d-\d\d-(28|29|30|31)$/) },
      survey: { year: 2024, value: 420_000, tax: 3_528, income: 103_600, rent: 1_690 },
      earlierSurvey: { year: 2019, income: 80_600 },
      population: { now: 1_257_000, before: 1_133_000, date: "2025-07-01" },
    });
    expect(card!.row.index!.values).toHaveLength(23);
    expect(card!.overall).toMatchObject({ kind: "graded", graded: 7 });
    // What is hardly known is told as not known, and never with a neighbor's figures.
    expect(loving!.row).toMatchObject({ name: "Loving County", index: null, survey: { value: null } });
    expect(loving!.grades.priceHistory).toMatchObject({ kind: "notGraded", why: "notKnown" });
    expect(loving!.overall).toMatchObject({ kind: "notGraded" });
    expect(found).toMatchObject({ sample: true, mortgageRate: { percent: 6.25 } });
  });

  it("tells how all counties lie along each figure", async () => {
    const { strips, cards } = (await cardsOf(wake))!;
    const { counts, below, above } = strips.priceHistory!;
    const all = counts.reduce((total, each) => total + each, below + above);
    expect(cards[0]!.grades.priceHistory).toMatchObject({ kind: "graded", counties: all });
  });

  it("joins no county of Connecticut with a planning region", async () => {
    const found = await cardsOf("09001", "09110");
    expect(found!.cards.map(({ row }) => row.name)).toEqual(["Capitol Planning Region"]);
    expect(found!.cards[0]!.grades).toMatchObject({
      priceHistory: { kind: "notGraded", why: "notKnown" },
      income: { kind: "notGraded", why: "notKnown" },
      priceToRent: { kind: "graded" },
    });
  });

  it("finds counties by the beginnings of their words, accents or not", async () => {
    const named = async (text: string) => (await Counties.search(text)).map(({ name, state }) => `${name}, ${state}`);
    expect(await named("wake")).toEqual(["Wake County, NC"]);
    expect(await named("Wake, n")).toEqual(["Wake County, NC"]);
    expect(await named("37183")).toEqual(["Wake County, NC"]);
    expect(await named("dona ana")).toEqual(["Doña Ana County, NM"]);
    expect((await named("washington")).every((name) => name.startsWith("Washington"))).toBe(true);
    expect(await named("zzz")).toEqual([]);
    expect((await named("co")).length).toBe(8);
  });

  it("tells the letters of a state's counties, and of no other", async () => {
    const [told] = await Counties.letters("37");
    expect(StateLetters.parse(told)).toEqual(told);
    expect(told!.counties).toHaveLength(100);
    expect(told!.counties.every(({ fip }) => fip.startsWith("37"))).toBe(true);
    const { cards } = (await cardsOf(wake))!;
    expect(told!.counties.find(({ fip }) => fip === wake)!.letters.forecast).toMatchObject({
      letter: (cards[0]!.grades.forecast as { letter: string }).letter,
      figure: 2.6,
    });
  });

  it("is not made anew while nothing is due", async () => {
    const { version } = (await cardsOf(wake))!;
    const heard = await instead("FHFA_URL", () => ({ status: 500 }));
    await refresh(later());
    expect([heard, (await cardsOf(wake))!.version]).toEqual([[], version]);
  });
});

const published = async (name: keyof typeof outside.environment, path: string) =>
  (await fetch(`${outside.environment[name]}${path}`)).text();
const index = () => published("FHFA_URL", "/hpi/download/annual/hpi_at_county.csv");

describe("a file that is not whole, or not what it should be, is refused", () => {
  it.each<[string, (text: string) => string, RegExp]>([
    ["is a page", () => "<html>We have moved</html>", /another shape/],
    ["is empty", () => "", /another shape/],
    ["has something that is no number", (text) => text.replace(/(,37183,2025,[^,]*),[^,]*/, "$1,n/a"), /not a number/],
    ["has an index of nothing", (text) => text.replace(/(,37183,2025,[^,]*),[^,]*/, "$1,0"), /another shape/],
    ["is of a year to come", (text) => text.replace(",37183,2025,", ",37183,2999,"), /another shape/],
    ["is too long", (text) => text + " ".repeat(20_000_000), /more than 20000000 bytes/],
  ])("the index: it %s", async (_, mend, message) => {
    const whole = await index();
    await instead("FHFA_URL", () => ({ body: mend(whole) }));
    await expect(priceIndexes()).rejects.toThrow(message);
  });

  it("a series of too few counties is not whole", () => {
    const told = new Map(Array.from({ length: 2600 }, (_, at) => [String(at), {}] as const));
    expect(() => checkWhole("FHFA", told, 2500, 2650)).not.toThrow();
    expect(() => checkWhole("FHFA", told, 2500, 2700)).toThrow(
      "FHFA published 2600 counties, too few to be all of them.",
    );
    expect(() => checkWhole("FHFA", told, 2700, 0)).toThrow(/too few/);
  });

  it.each<[string, string, RegExp]>([
    ["words in place of a table", "A valid key must be included with each data API request", /another shape/],
    ["a table of something else", '[["NAME","B01001_001E","state","county"]]', /another shape/],
    [
      "a median that is no number",
      '[["NAME","B25077_001E","B25103_001E","B19013_001E","B25064_001E","state","county"],["Wake County, North Carolina","x","1","1","1","37","183"]]',
      /another shape/,
    ],
    [
      "a county of no state",
      '[["NAME","B25077_001E","B25103_001E","B19013_001E","B25064_001E","state","county"],["Wake County, Atlantis","1","1","1","1","37","183"]]',
      /another shape/,
    ],
  ])("the survey: %s", async (_, body, message) => {
    await instead("CENSUS_URL", () => ({ body }));
    await expect(surveys()).rejects.toThrow(message);
  });

  const year = 2026;
  it.each<[string, string, RegExp]>([
    ["a page", "<html>", /another shape/],
    [
      "a file without the year five years before",
      `SUMLEV,STATE,COUNTY,POPESTIMATE${year}\n050,37,183,1`,
      /another shape/,
    ],
    [
      "people that are no number",
      `SUMLEV,STATE,COUNTY,POPESTIMATE${year - 5},POPESTIMATE${year}\n050,37,183,many,1`,
      /not a number/,
    ],
  ])("the estimates: %s", async (_, body, message) => {
    await instead("CENSUS_FILES_URL", () => ({ body }));
    await expect(populations()).rejects.toThrow(message);
  });

  it.each([
    "observation_date,MORTGAGE30US\n2026-11-19,625\n",
    "observation_date,MORTGAGE30US\n",
    "observation_date,OTHER\n",
  ])("the mortgage rate: %j", async (body) => {
    await instead("FRED_URL", () => ({ body }));
    await expect(mortgageRate()).rejects.toThrow(/no mortgage rate|another series/);
  });

  it("the forecast: growth that cannot be", async () => {
    const head = "RegionID,SizeRank,RegionName,RegionType,StateName,State,City,Metro,CountyName,BaseDate,2027-10-31";
    await instead("ZILLOW_URL", () => ({ body: `${head}\n1,1,27601,zip,NC,NC,,,Wake County,2026-10-31,240\n` }));
    await expect(forecasts(new Map([[wake, { name: "Wake County", state: "NC" }]]))).rejects.toThrow(/cannot be/);
  });
});

describe("a series that fails", () => {
  const month = 29 * 86_400_000;
  it("keeps its last edition with its day while the others go on, and is asked again by the next run, under its older name too", async () => {
    silent();
    await refresh(later());
    const before = (await cardsOf(wake))!;
    const whole = await index();
    advance(month);
    const refused = await instead("FHFA_URL", () => ({ body: whole.slice(0, whole.length / 2) }));
    await instead("FRED_URL", () => ({ body: "observation_date,MORTGAGE30US\n2026-11-26,6.11\n" }));
    await expect(refresh(later())).rejects.toThrow(/too few|no number|another shape/);
    expect(refused).toHaveLength(1);
    const between = (await cardsOf(wake))!;
    expect(between.cards[0]!.row.index).toEqual(before.cards[0]!.row.index);
    expect(between.mortgageRate).toMatchObject({ percent: 6.11, date: "2026-11-26" });
    expect(between.version > before.version).toBe(true);

    const older = whole.replace(/(,37183,2025,[^,]*),[^,]*/, "$1,400.5");
    const heard = await instead("FHFA_URL", ({ url }) => (url.includes("bdl") ? { body: older } : { status: 404 }));
    await refresh(later());
    const paths = ["/hpi/download/annual/hpi_at_county.csv", "/hpi/download/annually/hpi_at_bdl_county.csv"];
    expect(heard.map(({ url }) => url)).toEqual(paths);
    expect((await cardsOf(wake))!.cards[0]!.row.index!.values.at(-1)).toEqual({ year: 2025, index: 400.5 });
  });
});
