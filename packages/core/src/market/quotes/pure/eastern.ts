/** Eastern Time: the time of the bond market, with its change between winter and summer. */

const MINUTE_MS = 60_000;

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  hourCycle: "h23",
  ...({
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  } as const),
});

/** An instant as the clock in New York shows it. */
export type Eastern = {
  /** The day, as in "2026-11-24". */
  day: string;
  /** The minutes since midnight. */
  minutes: number;
  seconds: number;
};

/** Tells what the clock in New York shows at an instant. */
export function inEastern(instant: number): Eastern {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
    seconds: Number(parts.second),
  };
}

/** Tells the instant at which the clock in New York shows so many minutes after midnight of a day. Between 1:00 and 3:00 AM a change of the clock may stand; the market is closed then. */
export function easternInstant(day: string, minutes: number): number {
  const asIfUtc = Date.parse(day) + minutes * MINUTE_MS;
  const shown = inEastern(asIfUtc);
  const offset = Date.parse(shown.day) + shown.minutes * MINUTE_MS - asIfUtc;
  const guess = asIfUtc - offset;
  // The offset was read some hours away from the instant: once more where the clock has changed between the two.
  const there = inEastern(guess);
  return guess + asIfUtc - (Date.parse(there.day) + there.minutes * MINUTE_MS);
}

/** Writes minutes since midnight as a time: "09:40". */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Reads "9:40" or "09:40" as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
