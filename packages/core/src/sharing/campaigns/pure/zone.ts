/** The time zones in which clients live, and what the clock says there. */
import type { Day } from "../../../platform/pure/working-day";

export const zones = {
  "America/New_York": "Eastern",
  "America/Chicago": "Central",
  "America/Denver": "Mountain",
  "America/Phoenix": "Arizona",
  "America/Los_Angeles": "Pacific",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
  "America/Puerto_Rico": "Atlantic",
  "Pacific/Guam": "Chamorro",
} as const;
export type Zone = keyof typeof zones;
export const zoneKeys = Object.keys(zones) as [Zone, ...Zone[]];

const clocks = new Map<Zone, Intl.DateTimeFormat>();
function clockOf(zone: Zone): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const number = "2-digit";
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
  });
  clocks.set(zone, clock);
  return clock;
}

/** Reads the calendar and the clock in a zone. */
function readAt(instant: number, zone: Zone) {
  const read = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${read.year}-${read.month}-${read.day}`,
    hour: Number(read.hour),
    clock: `${read.hour}:${read.minute}:${read.second}`,
  };
}

export const dayIn = (zone: Zone, instant: number): Day => readAt(instant, zone).day;
export const hourIn = (zone: Zone, instant: number): number => readAt(instant, zone).hour;

/** Finds the instant at which a clock in the zone shows this hour, which must be one that is there once every day. */
export function instantAt(day: Day, hour: number, zone: Zone): number {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);
  let instant = wanted;
  // The first correction may cross the change to or from daylight saving time, the second one does not.
  for (let tries = 0; tries < 2; tries++) {
    const shown = readAt(instant, zone);
    instant += wanted - Date.parse(`${shown.day}T${shown.clock}Z`);
  }
  return instant;
}

/** The zone in which most of a state lives, which a campaign suggests. */
export function zoneOfState(state: string): Zone {
  const code = state.trim().toUpperCase();
  const found = Object.entries(statesOf).find(([, states]) => states.split(" ").includes(code));
  return (found?.[0] as Zone | undefined) ?? "America/New_York";
}
const statesOf: Partial<Record<Zone, string>> = {
  "America/Chicago": "AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR VI",
  "Pacific/Guam": "GU MP",
};
