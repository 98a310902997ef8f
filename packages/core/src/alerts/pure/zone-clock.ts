/** Clocks of time zones, with their change between winter and summer. */

const MINUTE_MS = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** @throws RangeError for a zone that does not exist */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const two = "2-digit";
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
  });
  clocks.set(zone, clock);
  return clock;
}

/** Tells whether there is such a zone, by its name in the IANA list: "America/Chicago". */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return /^[A-Za-z]+(\/[\w+-]+)*$/.test(zone);
  } catch {
    return false;
  }
}

/** What a clock shows: the day, and the minutes since midnight. */
export type Clock = { day: string; minutes: number };

/** Tells what the clock of a zone shows at an instant. */
export function clockIn(zone: string, instant: number): Clock {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/**
 * Tells the instant at which the clock of a zone shows so many minutes after midnight of a day. A time that the change to daylight saving time skips
 * is read on the clock before the change, so it is an hour later on the new one. Of a time that comes twice, the result is one of the two.
 */
export function instantIn(zone: string, day: string, minutes: number): number {
  const asIfUtc = Date.parse(day) + minutes * MINUTE_MS;
  const offsetAt = (instant: number) => {
    const shown = clockIn(zone, instant);
    return Date.parse(shown.day) + shown.minutes * MINUTE_MS - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  };
  // The offset is read near the instant, then once more where the clock has changed between the two.
  const guess = asIfUtc - offsetAt(asIfUtc - offsetAt(asIfUtc));
  return clockIn(zone, guess).minutes === ((minutes % 1440) + 1440) % 1440
    ? guess
    : asIfUtc - offsetAt(asIfUtc - 86_400_000);
}
