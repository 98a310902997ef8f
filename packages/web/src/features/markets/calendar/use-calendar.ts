import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { asApiError, refreshApi, useApi } from "../../../lib/api/use-api";
import { notify } from "../../../lib/notify";
import { dayAt, daysAfter, daysAround } from "./days";
import type { Importance, Shown } from "./use-shown";

const refreshInterval = 60_000;
const COMING_DAYS = 40;
const NEW_YORK = "America/New_York";

/** Tells the time, each half minute, and each second while something is due within the minute. */
export function useNow(isClose: (now: number) => boolean): number {
  const [now, setNow] = useState(Date.now);
  const wait = isClose(now) ? 1_000 : 30_000;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), wait);
    return () => clearInterval(timer);
  }, [wait]);
  return now;
}

/** Reads the shown week or month. A failure ends the loading, and what is known stays. */
export function useCalendar({ day, view, importance, onlyFeatured }: Shown) {
  const days = daysAround(day, view);
  // The reader's days may begin and end half a day beside those of New York.
  const query = { startDate: daysAfter(days[0]!, -1), endDate: daysAfter(days.at(-1)!, 1) };
  const answer = useApi("GET /v1/markets/calendar", { query }, { refreshInterval, keepPreviousData: false });
  const isShown = (event: ShownEvent) => (!onlyFeatured || event.featured) && isAsImportant(event, importance);
  return {
    days,
    isLoading: answer.state === "loading",
    calendar: answer.state === "ready" ? answer.data : undefined,
    events: answer.state === "ready" ? answer.data.events.filter(isShown) : [],
  };
}

const isAsImportant = ({ importance }: ShownEvent, asked: Importance) =>
  asked === "all" || importance === "high" || (asked === "medium" && importance === "medium");

/** Reads what comes next, whatever week is shown: the next event and the next featured one. */
export function useComing() {
  const [today] = useState(() => dayAt(Date.now(), NEW_YORK));
  const query = { startDate: today, endDate: daysAfter(today, COMING_DAYS) };
  const answer = useApi("GET /v1/markets/calendar", { query }, { refreshInterval });
  const events = answer.state === "ready" ? answer.data.events.filter(({ isAllDay }) => !isAllDay) : [];
  const first = (now: number, isWanted: (event: ShownEvent) => boolean) =>
    events.find((event) => Date.parse(event.at) > now && isWanted(event));
  return {
    next: (now: number) => first(now, () => true),
    nextFeatured: (now: number) => first(now, ({ featured }) => featured),
    heardAt: answer.state === "ready" ? answer.data.heardAt : undefined,
  };
}

const FLASH_MS = 600;

/** Names the events whose figure has just come. */
export function useArrivals(events: readonly ShownEvent[]): ReadonlySet<string> {
  const known = useRef(new Map<string, number | null>());
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = events.filter(({ id, actual }) => actual !== null && known.current.get(id) === null);
    for (const { id, actual } of events) known.current.set(id, actual);
    if (fresh.length > 0) setArrived(new Set(fresh.map(({ id }) => id)));
  }, [events]);
  useEffect(() => {
    if (arrived.size === 0) return;
    const timer = setTimeout(() => setArrived(new Set()), FLASH_MS);
    return () => clearTimeout(timer);
  }, [arrived]);
  return arrived;
}

/** Features an event on all of its dates, or no longer: makes the record where there is none, else changes it. */
export async function setFeatured(event: ShownEvent, featured: boolean): Promise<void> {
  const body = { eventId: event.eventId, date: dayAt(Date.parse(event.at), NEW_YORK), featured };
  try {
    if (event.record === null) await call("POST /v1/econ-calendar", { body });
    else await call("PUT /v1/econ-calendar/{id}", { path: { id: event.record }, body });
    await refreshApi("/v1/markets/calendar");
    notify.success(featured ? `${event.name} is featured.` : `${event.name} is no longer featured.`);
  } catch (error) {
    notify.error(asApiError(error).message);
  }
}
