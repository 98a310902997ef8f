import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { advance } from "../../platform/clock";
import { provider } from "../../platform/outside/outside.fixture";
import { RateIndex } from "../schema";
import * as Indices from "./index";

let stop: () => Promise<unknown>;
let sample: Record<string, string>;
beforeAll(async () => {
  const [table, standIns] = [await startTable(), await startOutside()];
  Object.assign(process.env, table.environment);
  sample = standIns.environment;
  stop = () => Promise.all([table.stop(), standIns.stop()]);
});
afterAll(() => stop());
const stops: (() => Promise<void>)[] = [];
/** What was learned is kept for thirty days: each test begins after them. */
beforeEach(() => advance(31 * 86_400_000));
afterEach(async () => {
  for (const each of stops.splice(0)) await each();
  vi.restoreAllMocks();
});

async function fred(days: string, broken = { is: false }) {
  const running = await provider(({ url }) => {
    if (broken.is) return { status: 503 };
    return { body: `observation_date,${new URL(url, "http://x").searchParams.get("id")}\n${days}` };
  });
  stops.push(running.stop);
  process.env.FRED_URL = running.url;
  return running;
}
const two = "2026-11-19,.\n2026-11-20,6.498\n2026-11-23,6.512\n";

it("reads five products, each with the change since the day published before", async () => {
  const { heard } = await fred(two);
  const all = await Indices.latest();
  expect(all.map(({ product }) => product)).toEqual([
    "30-Year Fixed",
    "30-Year Fixed FHA",
    "30-Year Fixed VA",
    "30-Year Fixed Jumbo",
    "15-Year Fixed",
  ]);
  expect(all[0]).toMatchObject({ rate: 6.512, change: 0.014, date: "2026-11-23", sample: false });
  await Indices.latest();
  expect(heard).toHaveLength(5);
});

it("tells those that were read last, with their day, while FRED does not answer", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const broken = { is: false };
  const { heard } = await fred(two, broken);
  const before = await Indices.latest();
  broken.is = true;
  advance(3_601_000);
  expect(await Indices.latest()).toEqual(before);
  // One that fails ends the wait for all: the others are asked, and asked again, meanwhile.
  const asked = 15;
  await expect.poll(() => heard.length).toBe(asked);
  expect(await Indices.latest()).toEqual(before);
  expect(heard).toHaveLength(asked);
  advance(30 * 86_400_000);
  expect(await Indices.latest()).toEqual([]);
});

it("has none where a rate cannot be one", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await fred("2026-11-20,649.8\n2026-11-23,0\n");
  expect(await Indices.latest()).toEqual([]);
});

it("says of the sample that it is one", async () => {
  process.env.FRED_URL = sample.FRED_URL;
  for (const index of await Indices.latest()) {
    expect(RateIndex.parse(index).sample).toBe(true);
    expect(index.source).toMatch(/^Sample data/);
  }
});
