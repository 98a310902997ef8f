import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { advance } from "../platform/clock";
import { provider, type Say } from "../platform/outside/outside.fixture";
import * as Locations from "./index";

type Environment = Record<string, string | undefined>;
type Started = { environment: object; stop: () => Promise<unknown> };
/** What a test alone may reach: the local runtime, and the environment that it runs in. */
type Around = { env: Environment; startTable: () => Promise<Started>; startOutside: () => Promise<Started> };

/**
 * Prepares tests that ask the providers' stand-ins.
 * @returns how a provider is put in the place of one of them, which says these things, one after the other
 */
export function amongProviders({ env, startTable, startOutside }: Around) {
  const stops: (() => Promise<void>)[] = [];
  let started: Started[] = [];
  beforeAll(async () => {
    started = [await startTable(), await startOutside()];
  });
  afterAll(() => Promise.all(started.map(({ stop }) => stop())));
  // The clock moves forward before each test, so that answers which an earlier test learned have expired.
  beforeEach(() => {
    advance(40 * 86_400_000);
    for (const { environment } of started) Object.assign(env, environment);
  });
  afterEach(async () => {
    for (const each of stops.splice(0)) await each();
    vi.restoreAllMocks();
  });
  return async function instead(
    name: "CENSUS_URL" | "FRED_URL" | "GEOCODER_URL" | "PLACES_URL" | "ZILLOW_URL",
    ...says: Say[]
  ) {
    const running = await provider((_, count) => says[Math.min(count, says.length) - 1]!);
    stops.push(running.stop);
    env[name] = running.url;
    return running;
  };
}

export const log = () => vi.spyOn(console, "error").mockReturnValue();

export const json = (value: unknown): Say => ({ body: JSON.stringify(value) });
export const down: Say = { status: 503 };

export const brookhaven = "412 Brookhaven Dr, Raleigh, NC 27612";
export const idOf = async (text: string) => (await Locations.search(text))[0]!.placeId;
