import { env } from "../../platform/declare/env";
import { ask, OutsideError } from "../../platform/outside/outside";
import { providers } from "../../providers";
import { fipsOfState } from "../states";
import { type PublishedList, unitLimits } from "./published-list";

const { name: provider, milliseconds } = providers.hud;

/** The file of 2026 has 600 KB. */
const MOST_BYTES = 4_000_000;
/** The section of the act that insures a mortgage on a home of one to four units. The file may hold other programs. */
const SECTION = "203B";

/** The places of a line's fields, from the layout that HUD publishes beside the files: https://apps.hud.gov/pub/chums/file_layouts.html */
const fieldsIn = (line: string) => ({
  section: line.slice(60, 65).trim(),
  limits: [line.slice(73, 80), line.slice(80, 87), line.slice(87, 94), line.slice(94, 101)],
  state: line.slice(101, 103),
  county: line.slice(103, 106),
});

/**
 * Reads FHA's limits of all counties in a year, as the Department of Housing and Urban Development publishes them.
 * @throws OutsideError with the status 404 while they are not published
 */
export async function fhaList(year: number): Promise<PublishedList> {
  const { text, sample } = await ask({
    provider,
    base: env("HUD_URL"),
    path: `/pub/chums/cy${year}-forward-limits.txt`,
    milliseconds,
    mostBytes: MOST_BYTES,
  });
  const counties = new Map<string, ReturnType<typeof unitLimits>>();
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const { section, limits, state, county } = fieldsIn(line);
    const states = fipsOfState(state);
    if (!states || !/^\d{3}$/.test(county)) throw new OutsideError(provider, "answered in another shape");
    if (section !== SECTION) continue;
    const fip = `${states}${county}`;
    counties.set(fip, unitLimits(provider, fip, limits));
  }
  return { counties, sample };
}
