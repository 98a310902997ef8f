/** Quiet hours: a part of each day, on the officer's own clock, in which nothing is sent. */
import { clockIn, instantIn } from "./zone-clock";

/** From when until when, as "18:00" and "08:00": the end may lie on the next day. */
export type QuietHours = { from: string; to: string };

const MINUTE_MS = 60_000;
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Tells until when an instant is quiet, in milliseconds since 1970; undefined where it is not. */
export function quietUntil(quiet: QuietHours | null, zone: string, instant: number): number | undefined {
  if (!quiet) return undefined;
  const { day, minutes } = clockIn(zone, instant);
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  if (!isQuiet) return undefined;
  const end = instantIn(zone, minutes < to ? day : nextDay(day), to);
  // In the hour that comes again when clocks go back, the end has been once already: it comes again as well.
  return end > instant ? end : instant - (instant % MINUTE_MS) + (to - minutes) * MINUTE_MS;
}
