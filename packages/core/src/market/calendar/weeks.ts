/** The weeks of the calendar in the table. */
import { pack, unpack } from "../../platform/table/packed";
import { CalendarStateEntity, CalendarWeekEntity } from "./entity";
import type { CalendarEvent } from "./schema";

const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;
/** A week is kept for a year and a little more. */
const KEPT_MS = 400 * DAY_MS;

/** The Monday, 0:00 UTC, that begins the week of an instant. The first Monday after 1970 began was its fifth day. */
export const mondayOf = (instant: number) => Math.floor((instant - 4 * DAY_MS) / WEEK_MS) * WEEK_MS + 4 * DAY_MS;
const keyOf = (monday: number) => new Date(monday).toISOString().slice(0, 10);

/** Reads the events between two instants, the earlier first. */
export async function eventsIn(from: number, to: number): Promise<CalendarEvent[]> {
  const weeks = await weeksIn(from, to);
  return [...weeks.values()].flat().filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to);
}

async function weeksIn(from: number, to: number): Promise<Map<string, CalendarEvent[]>> {
  const { data } = await CalendarWeekEntity.query
    .byWeek({ country: "US" })
    .between({ week: keyOf(mondayOf(from)) }, { week: keyOf(mondayOf(to)) })
    .go({ pages: "all" });
  return new Map(data.map(({ week, packed }) => [week, unpack<CalendarEvent[]>(packed)]));
}

const byTime = (one: CalendarEvent, other: CalendarEvent) =>
  one.at.localeCompare(other.at) || one.name.localeCompare(other.name) || one.id.localeCompare(other.id);

/** Keeps whole weeks as they were told, and writes those alone that have changed. */
export async function keep(from: number, to: number, events: readonly CalendarEvent[]): Promise<void> {
  const before = await weeksIn(from, to - 1);
  for (let monday = from; monday < to; monday += WEEK_MS) {
    const week = keyOf(monday);
    const told = events.filter(({ at }) => mondayOf(Date.parse(at)) === monday).toSorted(byTime);
    if (JSON.stringify(told) === JSON.stringify(before.get(week) ?? [])) continue;
    const expiresAt = Math.floor((monday + KEPT_MS) / 1000);
    await CalendarWeekEntity.put({ country: "US", week, packed: pack(told), expiresAt }).go();
  }
}

/** Reads how far the calendar is known. */
export const state = async () => (await CalendarStateEntity.get({ country: "US" }).go()).data;
