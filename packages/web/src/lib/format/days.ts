import { date } from "./format";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns the reader's own day: "2026-11-20". */
export function localDay(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Returns the beginning of the reader's day so many days before today. */
export function startOfDay(now: Date, daysBefore = 0): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBefore);
}

/** Counts the whole days between two moments by the reader's calendar: 0 for the same day. */
export const daysBetween = (from: Date, until: Date) =>
  Math.round((startOfDay(until).getTime() - startOfDay(from).getTime()) / 86_400_000);

/** Names a past day: "today", "yesterday", "Friday" in the last week, else "11/02/2026". */
export function dayName(at: string, now: Date): string {
  const days = daysBetween(new Date(at), now);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  return days < 7 ? weekdays[new Date(at).getDay()]! : date(at);
}

/** Names a past day within a sentence: "today", "yesterday", "on Friday", "on 11/02/2026". */
export function onDay(at: string, now: Date): string {
  const name = dayName(at, now);
  return name === "today" || name === "yesterday" ? name : `on ${name}`;
}

/** Says since when: "today", "since yesterday", "since Friday". */
export function sinceDay(at: string, now: Date): string {
  const name = dayName(at, now);
  return name === "today" ? name : `since ${name}`;
}

export const times = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
