import { advance, now } from "@highway/core/platform/clock";
import { toNextWindow } from "@highway/core/platform/table/window.fixture";
import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { handler as refreshLimits } from "./jobs/refresh-limits";
import { callAs, environment, newOfficer, type Officer } from "./walk/stage";

let outside: Awaited<ReturnType<typeof startOutside>>;
let officer: Officer;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  // The lists of loan limits are those of this year.
  advance(Date.parse("2026-11-20") - now());
  const table = await startTable();
  outside = await startOutside();
  stop = () => Promise.all([table.stop(), outside.stop()]);
  Object.assign(process.env, table.environment, outside.environment, environment);
  officer = await newOfficer();
});
afterAll(() => stop());

const search = (q: string) => callAs(officer, "GET /v1/location/search", { query: { q } });
const details = (placeId: string) => callAs(officer, "GET /v1/location/details", { query: { placeId } });

it("leads from what is typed to the place, its prices and the index", async () => {
  const { body } = await search("98 Pullen");
  const place = await details(body.data[0].placeId);
  const { fip, zip } = place.body.data[0];
  expect([fip, zip]).toEqual(["37183", "27511"]);
  const past = await callAs(officer, "GET /v1/location/historical", { query: { fip } });
  const expected = await callAs(officer, "GET /v1/location/forecast", { query: { fip, zip } });
  expect(past.body.data[0].yearly).toHaveLength(30);
  expect(expected.body.data[0].yearly).toHaveLength(2);
  const sofr = await callAs(officer, "GET /v1/loan/sofr", {});
  expect(sofr.body.data[0]).toMatchObject({ value: 3.89, sample: true });
});

it("tells a county's loan limits once the job has brought them, and refuses a county that does not exist", async () => {
  const limits = (query: { fip: string; day: string }) => callAs(officer, "GET /v1/location/limits", { query });
  const day = "2026-11-20";
  expect((await limits({ fip: "53033", day })).body.data).toEqual([]);
  await refreshLimits({}, { getRemainingTimeInMillis: () => 120_000 });
  const king = await limits({ fip: "53033", day });
  expect(king.body.data[0]).toMatchObject({
    conforming: { byUnits: [1_063_750, 1_361_800, 1_646_100, 2_045_700], date: "2026-01-01" },
    fha: { byUnits: [1_063_750, 1_361_800, 1_646_100, 2_045_700] },
    sample: true,
  });
  for (const [query, field, sentence] of [
    [{ fip: "53999", day }, "fip", "No county has that FIPS code"],
    [{ fip: "99001", day }, "fip", "No county has that FIPS code"],
    [{ fip: "530", day }, "fip", "A county is named by the 5 digits of its FIPS code"],
    [{ fip: "53033", day: "soon" }, "day", "Enter a day as YYYY-MM-DD"],
  ] as const)
    expect(await limits(query)).toMatchObject({ status: 400, body: { error: { fields: { [field]: sentence } } } });
});

it("tells the average prime offer rates in force on a day", async () => {
  const rates = await callAs(officer, "GET /v1/loan/apor", { query: { day: "2026-11-20" } });
  expect(rates.body.data[0]).toMatchObject({ date: "2026-11-16", sample: true });
  expect(Object.keys(rates.body.data[0].fixed)).toHaveLength(50);
  const wrong = await callAs(officer, "GET /v1/loan/apor", { query: { day: "today" } });
  expect(wrong).toMatchObject({ status: 400, body: { error: { fields: { day: "Enter a day as YYYY-MM-DD" } } } });
});

it("words a failure as the catalogue does, and logs no address", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  Object.assign(process.env, { PLACES_URL: "http://127.0.0.1:1", GEOCODER_URL: "http://127.0.0.1:1" });
  const place = await details("sample-98-pullen-ct-27511");
  const found = await search("98 Pullen Ct");
  Object.assign(process.env, outside.environment);
  const logged = log.mock.calls.join();
  log.mockRestore();
  expect([place.status, place.body.error.alertMessage]).toEqual([500, "Error getting location details."]);
  expect([found.status, found.body.error.alertMessage]).toEqual([500, "Addresses cannot be looked up right now."]);
  expect(logged).toContain("Amazon Location cannot be reached.");
  expect(logged).not.toMatch(/pullen/i);
});

it("wants a county or a ZIP code", async () => {
  const neither = await callAs(officer, "GET /v1/location/forecast", { query: {} });
  expect(neither).toMatchObject({
    status: 400,
    body: { error: { fields: { fip: "Name a county (fip) or a ZIP code (zip)" } } },
  });
});

it("lets an officer look up so many places in ten minutes, and the next officer as many", async () => {
  const busy = await newOfficer();
  toNextWindow(600);
  const ask = (who: Officer) =>
    callAs(who, "GET /v1/location/details", { query: { placeId: "sample-98-pullen-ct-27511" } });
  const answers = await Promise.all(Array.from({ length: 101 }, () => ask(busy)));
  expect(
    answers
      .map(({ status }) => status)
      .toSorted()
      .slice(-2),
  ).toEqual([200, 429]);
  expect((await ask(officer)).status).toBe(200);
});
