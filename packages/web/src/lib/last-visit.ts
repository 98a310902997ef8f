import { startOfDay } from "./format/days";

/** Home was opened at these times: now, and on the visit before this one. */
type Visits = { at: number; before: number | null };

const visitsKey = (userID: string) => `highway.visits.${userID}`;
/** An officer who comes back after this many milliseconds is on another visit. */
const sameVisit = 4 * 3_600_000;

function readVisits(userID: string): Visits | null {
  try {
    const { at, before } = JSON.parse(localStorage.getItem(visitsKey(userID)) ?? "{}");
    return typeof at === "number" ? { at, before: typeof before === "number" ? before : null } : null;
  } catch {
    return null;
  }
}

/** Notes that the officer is here. A browser that keeps nothing has no last visit. */
export function noteVisit(userID: string, now: Date): void {
  const known = readVisits(userID);
  const isAnother = known !== null && now.getTime() - known.at > sameVisit;
  const visits: Visits = { at: now.getTime(), before: isAnother ? known.at : (known?.before ?? null) };
  try {
    localStorage.setItem(visitsKey(userID), JSON.stringify(visits));
  } catch {
    // Without storage the news begins yesterday.
  }
}

/** Since when what clients did is news: yesterday, or the officer's last visit in this browser where that is longer ago; a month at most. */
export function newsSince(userID: string, now: Date): { since: Date; isLastVisit: boolean } {
  const yesterday = startOfDay(now, 1);
  const visits = readVisits(userID);
  const isAnother = visits !== null && now.getTime() - visits.at > sameVisit;
  const last = isAnother ? visits.at : (visits?.before ?? null);
  if (last === null || last >= yesterday.getTime()) return { since: yesterday, isLastVisit: false };
  return { since: new Date(Math.max(last, startOfDay(now, 30).getTime())), isLastVisit: true };
}
