import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { advance, now } from "../platform/clock";
import { provider, type Say } from "../platform/outside/outside.fixture";
import * as Market from "./index";

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
const says = async (...answers: Say[]) => {
  const running = await provider((_, count) => answers[Math.min(count, answers.length) - 1]!);
  stops.push(running.stop);
  return running;
};
/** What was learned is kept for its day: each test has one of its own. */
beforeEach(() => advance(86_400_000 - (now() % 86_400_000)));
afterEach(async () => {
  for (const each of stops.splice(0)) await each();
  vi.restoreAllMocks();
});
const silent = () => vi.spyOn(console, "error").mockReturnValue();
const between = (nyFed: string, fred: string) => Object.assign(process.env, { NYFED_URL: nyFed, FRED_URL: fred });
const averages = (...rows: object[]) => ({ body: JSON.stringify({ refRates: rows }) });

it("reads the New York Fed's newest day and the mean of its series", async () => {
  const newYork = await says(
    averages(
      { effectiveDate: "2026-10-05", type: "SOFRAI", average30day: 3.89123, average90day: 4, revisionIndicator: "" },
      { effectiveDate: "2026-10-02", average30day: "NA" },
      { effectiveDate: "2026-10-01", average30day: null },
      { effectiveDate: "2026-09-30", average30day: "3.91" },
    ),
  );
  between(newYork.url, "http://127.0.0.1:1");
  expect(await Market.sofr()).toEqual({
    value: 3.89123,
    date: "2026-10-05",
    source: "Federal Reserve Bank of New York, 30-day average SOFR",
    average: 3.900615,
    averageDate: "2026-10-05",
    sample: false,
  });
  expect(newYork.heard[0]!.url).toMatch(
    /^\/api\/rates\/secured\/sofrai\/search\.json\?startDate=2020-03-02&endDate=\d{4}-\d\d-\d\d$/,
  );
});

it.each<[string, Say]>([
  ["is down", { status: 503 }],
  ["knows no day", averages()],
  ["knows no value", averages({ effectiveDate: "2026-10-05", average30day: "NA" })],
  ["speaks of something else", { body: "<html>We have moved</html>" }],
])("asks St. Louis when New York %s", async (_, say) => {
  const log = silent();
  const louis = await says({ body: "observation_date,SOFR30DAYAVG\n2026-10-01,.\n2026-10-02,3.9\n2026-10-05,3.92\n" });
  between((await says(say)).url, louis.url);
  expect(await Market.sofr()).toMatchObject({
    value: 3.92,
    date: "2026-10-05",
    average: 3.91,
    source: expect.stringMatching(/^FRED/),
  });
  expect(louis.heard[0]!.url).toBe("/graph/fredgraph.csv?id=SOFR30DAYAVG");
  expect(log.mock.calls.length).toBeLessThanOrEqual(1);
});

it("falls back to 4.00 without an error when nobody answers, and asks again after five minutes", async () => {
  const log = silent();
  const newYork = await says(
    { status: 500 },
    { status: 500 },
    averages({ effectiveDate: "2026-10-05", average30day: 3.5 }),
  );
  between(newYork.url, (await says({ status: 404 })).url);
  const nobody = { value: 4, date: null, source: "default", average: null, averageDate: null, sample: false };
  expect(await Market.sofr()).toEqual(nobody);
  expect(log.mock.calls.join()).toContain("The New York Fed answered 500.");
  expect(await Market.sofr()).toEqual(nobody);
  expect(newYork.heard).toHaveLength(2);
  advance(301_000);
  expect(await Market.sofr()).toMatchObject({ value: 3.5, date: "2026-10-05" });
});

it("asks once a day for everyone", async () => {
  const newYork = await says(averages({ effectiveDate: "2026-10-05", average30day: 3.5 }));
  between(newYork.url, "http://127.0.0.1:1");
  await Market.sofr();
  advance(23 * 3_600_000);
  await Market.sofr();
  expect(newYork.heard).toHaveLength(1);
  advance(3_600_001);
  await Market.sofr();
  expect(newYork.heard).toHaveLength(2);
});

it("does not believe a rate that cannot be one", async () => {
  silent();
  const newYork = await says(averages({ effectiveDate: "2026-10-05", average30day: 389 }));
  between(newYork.url, (await says({ status: 500 })).url);
  expect(await Market.sofr()).toMatchObject({ value: 4, source: "default" });
});

it.each(["NYFED_URL", "FRED_URL"] as const)("says of a sample that it is one: %s", async (name) => {
  silent();
  const down = (await says({ status: 404 })).url;
  Object.assign(process.env, { NYFED_URL: down, FRED_URL: down, [name]: standIns.environment[name] });
  expect(await Market.sofr()).toMatchObject({
    value: 3.89,
    sample: true,
    source: expect.stringMatching(/^Sample data, not from /),
  });
});
