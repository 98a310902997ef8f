import { advance, now } from "@highway/core/platform/clock";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startOutside } from "./outside";
import { counties, priceIndex } from "./outside/sample-counties";
import { homes } from "./outside/sample-homes";

let outside: Awaited<ReturnType<typeof startOutside>>;
beforeAll(async () => {
  outside = await startOutside();
});
afterAll(() => outside.stop());

const at = (name: keyof typeof outside.environment, path: string, init?: RequestInit) =>
  fetch(`${outside.environment[name]}${path}`, init);

it("marks every answer as a sample, also a refusal", async () => {
  const known = await at("NYFED_URL", "/api/rates/secured/sofrai/search.json?startDate=2020-01-01&endDate=2030-01-01");
  const unknown = await at("FRED_URL", "/graph/fredgraph.csv?id=NOTHING");
  expect([known.status, unknown.status]).toEqual([200, 404]);
  for (const { headers } of [known, unknown]) expect(headers.get("x-highway-sample")).toBe("true");
});

it("has the newest rate first, between the days asked for", async () => {
  const answer = await at("NYFED_URL", "/api/rates/secured/sofrai/search.json?startDate=2023-01-01&endDate=2024-01-01");
  const days = (await answer.json()).refRates.map(({ effectiveDate }: { effectiveDate: string }) => effectiveDate);
  expect(days).toEqual(["2023-10-02", "2023-07-03", "2023-04-03", "2023-01-03"]);
});

it("refuses a call to Amazon that is not signed, and a place that is not there", async () => {
  const body = JSON.stringify({ QueryText: "412" });
  expect((await at("PLACES_URL", "/v2/autocomplete", { method: "POST", body })).status).toBe(403);
  const authorization = "AWS4-HMAC-SHA256 Credential=local/20261005/us-east-1/geo-places/aws4_request, Signature=x";
  const signed = { headers: { authorization } };
  expect((await at("PLACES_URL", "/v2/autocomplete", { method: "POST", body, ...signed })).status).toBe(200);
  expect((await at("PLACES_URL", "/v2/place/none", signed)).status).toBe(400);
});

it("tells nothing of a county that the survey does not have", async () => {
  const answer = await at("CENSUS_URL", "/data/2023/acs/acs5?get=NAME&for=county:999&in=state:99");
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
});

it("has a county, a price index and a forecast for every home", () => {
  const known = new Set(counties.map(({ fip }) => fip));
  expect(homes.filter(({ fip }) => !known.has(fip))).toEqual([]);
  expect(new Set(homes.map(({ id }) => id)).size).toBe(homes.length);
  for (const county of counties) {
    const index = priceIndex(county);
    expect([index[0], index.length, index.at(-1)!.year]).toEqual([{ year: 1995, value: 100 }, 31, 2025]);
    for (const { value } of index) expect(value).toBeGreaterThan(0);
  }
});

it("is nowhere else", async () => {
  expect((await fetch(`${outside.endpoint}/`)).status).toBe(404);
});

it("has the forecast of prices of the month that was published last, on whatever day it is asked", async () => {
  const DAY = 86_400_000;
  for (let month = 0; month < 13; month++) {
    const answer = await at(
      "ZILLOW_URL",
      "/research/public_csvs/zhvf_growth/Zip_zhvf_growth_uc_sfrcondo_tier_0.33_0.67_month.csv",
    );
    const [head, first] = (await answer.text()).split("\n").map((line) => line.match(/\d{4}-\d\d-\d\d/g)!);
    const base = Date.parse(first![0]!);
    expect(new Date(base + DAY).getUTCDate()).toBe(1);
    expect((now() - base) / DAY).toBeGreaterThan(14);
    expect((now() - base) / DAY).toBeLessThan(48);
    const ahead = head!.map((day) => Math.round((Date.parse(day) - base) / DAY / 30.4));
    expect(ahead).toEqual([1, 3, 12]);
    advance(30 * DAY);
  }
});
