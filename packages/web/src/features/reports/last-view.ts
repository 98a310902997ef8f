import { date, time } from "../../lib/format/format";

/** "Viewed 2:14 PM" of today, "Viewed 11/20/2026" of another day; null where no client has opened it. */
export function lastViewWords(lastViewed: string | undefined, now = new Date()): string | null {
  if (!lastViewed) return null;
  return `Viewed ${date(lastViewed) === date(now) ? time(lastViewed) : date(lastViewed)}`;
}
