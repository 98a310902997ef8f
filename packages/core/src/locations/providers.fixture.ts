import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { advance } from "../platform/clock";
import { provider, type Say } from "../platform/outside.fixture";
import * as Locations from "./index";

let standIns: Awaited<ReturnType<typeof startOutside>>;
const stops: (() => Promise<void>)[] = [];

/** Tests that ask the providers' stand-ins, or what `instead` puts in their place. */
export function amongProviders() {
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    const table = await startTable();
    standIns = await startOutside();
    Object.assign(process.env, table.environment);
    stop = () => Promise.all([table.stop(), standIns.stop()]);
  });
  afterAll(() => stop());
  // Nothing that a former test learned is still known.
  beforeEach(() => {
    advance(40 * 86_400_000);
    Object.assign(process.env, standIns.environment);
  });
  afterEach(async () => {
    for (const each of stops.splice(0)) await each();
    vi.restoreAllMocks();
  });
}

export const log = () => vi.spyOn(console, "error").mockReturnValue();

type Name = keyof Awaited<ReturnType<typeof startOutside>>["environment"];
/** A provider that says these things, one after the other. */
export async function instead(name: Name, ...says: Say[]) {
  const running = await provider((_, count) => says[Math.min(count, says.length) - 1]!);
  stops.push(running.stop);
  process.env[name] = running.url;
  return running;
}
export const json = (value: unknown): Say => ({ body: JSON.stringify(value) });
export const down: Say = { status: 503 };

export const brookhaven = "412 Brookhaven Dr, Raleigh, NC 27612";
export const idOf = async (text: string) => (await Locations.search(text))[0]!.placeId;
