import { startOutside } from "@highway/local/outside";
import { limitedCounties } from "@highway/local/outside/loan-limits";
import { startTable } from "@highway/local/table";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { advance, now } from "../../platform/clock";
import { type Heard, provider, type Say } from "../../platform/outside/outside.fixture";
import { metroOf } from "../history";
import * as Limits from "./index";

const YEAR = 2026;

let outside: Awaited<ReturnType<typeof startOutside>>;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const table = await startTable();
  outside = await startOutside();
  stop = () => Promise.all([table.stop(), outside.stop()]);
  Object.assign(process.env, table.environment);
});
afterAll(() => stop());

const lists = ["conforming", "fha"] as const;
const stops: (() => Promise<unknown>)[] = [];
/** Takes all lists away. */
async function empty() {
  const { KeptListEntity, StateLimitsEntity } = await import("./entity");
  for (const list of lists) {
    await KeptListEntity.delete({ list, year: YEAR }).go();
    const { data } = await StateLimitsEntity.query.ofState({ list, year: YEAR }).go({ pages: "all" });
    await StateLimitsEntity.delete(data).go();
  }
}
beforeEach(() => {
  Object.assign(process.env, outside.environment);
});
afterEach(async () => {
  for (const each of stops.splice(0)) await each();
  vi.restoreAllMocks();
});
const silent = () => vi.spyOn(console, "error").mockReturnValue();

/** Puts a provider in the place of one, which answers the list of 2026 and says 404 of every other year. */
async function instead(name: "FHFA_URL" | "HUD_URL", say: (count: number) => Say) {
  let asked = 0;
  const running = await provider(({ url }: Heard) => (url.includes(String(YEAR)) ? say(++asked) : { status: 404 }));
  stops.push(running.stop);
  process.env[name] = running.url;
  return running;
}

const fetched = async (name: "FHFA_URL" | "HUD_URL", path: string) =>
  (await fetch(`${outside.environment[name]}${path}`)).text();
const fhfaFile = () => fetched("FHFA_URL", `/document/d/cll/fullcountyloanlimitlist${YEAR}_hera-based_final_flat.csv`);
const hudFile = () => fetched("HUD_URL", `/pub/chums/cy${YEAR}-forward-limits.txt`);

const later = () => now() + 60_000;
const day = `${YEAR}-11-20`;
const wake = () => Limits.ofCounty({ fip: "37183", day });
const king = () => Limits.ofCounty({ fip: "53033", day });

/** The lists of the tests are of this year. */
beforeAll(() => advance(Date.parse(day) - now()));

describe("the lists", () => {
  beforeEach(empty);
  it("are kept by county and units, with their source and the first day of their year", async () => {
    expect(await wake()).toEqual([]);
    await Limits.refresh(later());
    expect(await wake()).toEqual([
      {
        fip: "37183",
        conforming: {
          byUnits: [832_750, 1_066_250, 1_288_800, 1_601_750],
          source: "Sample data, not from FHFA, conforming loan limits by county, 2026",
          date: "2026-01-01",
        },
        fha: {
          byUnits: [541_287, 693_050, 837_700, 1_041_125],
          source: "Sample data, not from HUD, FHA mortgage limits by county, 2026",
          date: "2026-01-01",
        },
        sample: true,
      },
    ]);
    const [travis] = await Limits.ofCounty({ fip: "48453", day });
    expect(travis).toMatchObject({ fha: { byUnits: [571_550, 731_700, 884_450, 1_099_150] } });
  });

  it("name the metro areas of counties, where FHFA does", async () => {
    await Limits.refresh(later());
    expect(await Promise.all(["37183", "37001", "37999", "36001", "99001"].map(metroOf))).toEqual([
      "39580",
      "15500",
      undefined,
      undefined,
      undefined,
    ]);
    const whole = await fhfaFile();
    await forget();
    await instead("FHFA_URL", () => ({ body: whole.replace(",39580,", ",99999,").replace(",15500,", ",*,") }));
    await Limits.refresh(later());
    expect(await Promise.all(["37183", "37001", "37119"].map(metroOf))).toEqual([undefined, undefined, "16740"]);
  });

  it("of the year before stand in where those of the year are not loaded, and say so by their day", async () => {
    await Limits.refresh(later());
    expect(await Limits.ofCounty({ fip: "37183", day: "2027-03-01" })).toMatchObject([
      { conforming: { date: "2026-01-01" } },
    ]);
    expect(await Limits.ofCounty({ fip: "37183", day: "2028-03-01" })).toEqual([]);
    expect(await Limits.ofCounty({ fip: "37183", day: "2025-03-01" })).toEqual([]);
  });

  it("are read once in a month, and again after it", async () => {
    const [fhfa, csv] = [await fhfaFile(), await hudFile()];
    const [one, other] = [
      await instead("FHFA_URL", () => ({ body: fhfa })),
      await instead("HUD_URL", () => ({ body: csv })),
    ];
    const ofYear = ({ heard }: { heard: Heard[] }) => heard.filter(({ url }) => url.includes(String(YEAR))).length;
    await Limits.refresh(later());
    await Limits.refresh(later());
    expect([ofYear(one), ofYear(other)]).toEqual([1, 1]);
    await forget();
    await Limits.refresh(later());
    expect([ofYear(one), ofYear(other)]).toEqual([2, 2]);
    expect(await king()).toMatchObject([{ conforming: { byUnits: [1_063_750, 1_361_800, 1_646_100, 2_045_700] } }]);
  });

  it("that failed is brought by the next run, and the other one is kept meanwhile", async () => {
    const log = silent();
    await instead("FHFA_URL", () => ({ status: 503 }));
    await expect(Limits.refresh(later())).rejects.toThrow("FHFA answered 503.");
    expect(log).toHaveBeenCalled();
    const [half] = await wake();
    expect(half).toHaveProperty("fha");
    expect(half).not.toHaveProperty("conforming");
    Object.assign(process.env, outside.environment);
    await Limits.refresh(later());
    expect((await wake())[0]).toHaveProperty("conforming");
  });

  it("begins no list when its time is over", async () => {
    const asked = await instead("FHFA_URL", () => ({ status: 500 }));
    await Limits.refresh(now());
    expect(asked.heard).toEqual([]);
    expect(await wake()).toEqual([]);
  });

  it("takes up a run that was cut off between two states", async () => {
    const { StateLimitsEntity, KeptListEntity } = await import("./entity");
    await Limits.refresh(later());
    await KeptListEntity.delete({ list: "conforming", year: YEAR }).go();
    await StateLimitsEntity.delete({ list: "conforming", year: YEAR, state: "53" }).go();
    expect((await king())[0]).not.toHaveProperty("conforming");
    await Limits.refresh(later());
    expect((await king())[0]).toHaveProperty("conforming");
  });
});

describe("a file that is not whole never takes the place of one that is", () => {
  const rows = limitedCounties.length;
  beforeEach(async () => {
    await empty();
    await Limits.refresh(later());
    await forget();
  });
  it.each<[string, (text: string) => string, RegExp]>([
    ["ends in the middle", (text) => text.slice(0, text.length / 2), /published|no limits/],
    ["ends in the middle of its last row", (text) => text.slice(0, -20), /no limits/],
    ["is a page", () => "<html>We have moved</html>", /another shape/],
    ["is empty", () => "", /another shape/],
    ["has a limit that is no number", (text) => text.replace("$1,066,250", "n/a"), /no limits for the county/],
    ["is of another year", (text) => text.replaceAll("$832,750", "$806,500"), /a limit of 806500 .* in 2026/],
    ["is too long", (text) => text + " ".repeat(2_000_000), /more than 2000000 bytes/],
  ])("FHFA's that %s", async (_, mend, message) => {
    silent();
    const whole = await fhfaFile();
    await instead("FHFA_URL", () => ({ body: mend(whole) }));
    await expect(Limits.refresh(later())).rejects.toThrow(message);
    expect((await wake())[0]).toHaveProperty("conforming.byUnits.0", 832_750);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ["ends in the middle", (text) => text.slice(0, text.length / 2), /published|shape|no limits/],
    ["ends in the middle of its last row", (text) => text.slice(0, -70), /another shape/],
    ["lacks its last states", (text) => text.split("\r\n").slice(0, -6).join("\r\n"), /no county of /],
    ["is a page", () => "<html>We have moved</html>", /another shape/],
    ["is empty", () => "", /no county of AL, AK/],
    ["has a limit above the ceiling", (text) => text.replace("0571550", "1571550"), /no limits|a limit of/],
  ])("HUD's that %s", async (_, mend, message) => {
    silent();
    const whole = await hudFile();
    await instead("HUD_URL", () => ({ body: mend(whole) }));
    await expect(Limits.refresh(later())).rejects.toThrow(message);
    expect((await wake())[0]).toHaveProperty("fha.byUnits.0", 541_287);
  });

  it("nor one with fewer counties than were kept", async () => {
    silent();
    const whole = await hudFile();
    const more = Array.from({ length: rows }, (_, at) => `${whole.split("\r\n")[0]!.slice(0, 103)}${500 + at}`).join(
      "\r\n",
    );
    await instead("HUD_URL", (count) => ({ body: count === 1 ? `${whole}${more}\r\n` : whole }));
    await Limits.refresh(later());
    await forget();
    await expect(Limits.refresh(later())).rejects.toThrow(`published ${rows} counties, fewer than are kept`);
  });
});

/** Makes the kept lists old enough to be read again, without moving the clock into another year. */
async function forget() {
  const { KeptListEntity } = await import("./entity");
  for (const list of lists) {
    const { data } = await KeptListEntity.get({ list, year: YEAR }).go();
    if (data) await KeptListEntity.put({ ...data, readAt: 0 }).go();
  }
}

describe("a county", () => {
  beforeAll(async () => {
    Object.assign(process.env, outside.environment);
    await empty();
    await Limits.refresh(later());
  });
  it.each(["99999", "00001", "37999"])("that does not exist is refused at its field: %s", async (fip) => {
    await expect(Limits.ofCounty({ fip, day })).rejects.toMatchObject({
      code: "invalid",
      fields: { fip: "No county has that FIPS code" },
    });
  });
  it("that no list has is none that does not exist", async () => {
    expect(await Limits.ofCounty({ fip: "37197", day })).toEqual([]);
  });
  it("whose state is not loaded has no limits", async () => {
    await empty();
    expect(await Limits.ofCounty({ fip: "37183", day })).toEqual([]);
  });
});
