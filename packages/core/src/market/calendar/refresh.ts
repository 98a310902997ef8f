/** The job that fetches the calendar once for everyone. */
import { isoNow, now } from "../../platform/clock";
import { CalendarStateEntity } from "./entity";
import { eventsBetween, isConnected } from "./fxstreet";
import type { CalendarEvent } from "./schema";
import { eventsIn, keep, mondayOf, state, WEEK_MS } from "./weeks";

const MINUTE_MS = 60_000;
const WHOLE_EVERY_MS = 6 * 60 * MINUTE_MS;
const NEAR_EVERY_MS = 15 * MINUTE_MS;
/** A figure that has not come after so long is no longer waited for minute by minute. */
const WAITED_MS = 45 * MINUTE_MS;
const WEEKS_BACK = 5;
const WEEKS_AHEAD = 11;

/**
 * Fetches all weeks every six hours, else this week and the next: each quarter of an hour, and each minute while a figure is due.
 * @throws OutsideError; what was known stays
 */
export async function refresh(): Promise<void> {
  if (!isConnected()) return;
  const known = await state();
  const isWhole = !known || now() - known.wholeAt >= WHOLE_EVERY_MS;
  if (!isWhole && now() - Date.parse(known.heardAt) < NEAR_EVERY_MS && !(await isDue())) return;
  const monday = mondayOf(now());
  const from = isWhole ? monday - WEEKS_BACK * WEEK_MS : monday;
  const to = monday + (isWhole ? WEEKS_AHEAD : 2) * WEEK_MS;
  const { events, source, sample } = await eventsBetween(from, to);
  await keep(from, to, events);
  const wholeAt = isWhole ? now() : known.wholeAt;
  await CalendarStateEntity.put({ country: "US", heardAt: isoNow(), wholeAt, source, sample }).go();
}

async function isDue(): Promise<boolean> {
  const events = await eventsIn(now() - WAITED_MS, now() + 1);
  return events.some(waitsForFigure);
}
const waitsForFigure = ({ actual, consensus, previous, isAllDay }: CalendarEvent) =>
  actual === null && !isAllDay && (consensus !== null || previous !== null);
