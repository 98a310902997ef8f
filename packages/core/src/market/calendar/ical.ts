/** Writes the events as a calendar program reads them: iCalendar, RFC 5545. */
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { inEastern } from "../quotes/pure/eastern";
import { figureInWords } from "./pure/figures";
import type { CalendarEvent } from "./schema";

const HALF_HOUR_MS = 1_800_000;
const HOUR_SECONDS = 3_600;

type Feed = { events: readonly CalendarEvent[]; page: string; sample: boolean };

export function calendarText({ events, page, sample }: Feed): string {
  const calendar = ical({
    name: sample ? "Economic calendar (sample)" : "Economic calendar",
    prodId: { company: "Highway", product: "Economic calendar", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
    events: events.map((event) => entryOf(event, page)),
  });
  return calendar.toString();
}

const entryOf = (event: CalendarEvent, page: string) => {
  const { id, name, at, isAllDay, isTentative, lastUpdated } = event;
  const start = new Date(at);
  const changed = new Date(lastUpdated ? lastUpdated * 1000 : at);
  return {
    id: `${id}@highway`,
    start,
    ...(isAllDay ? { allDay: true } : { end: new Date(start.getTime() + HALF_HOUR_MS) }),
    stamp: changed,
    lastModified: changed,
    summary: name,
    description: said(event),
    // The day in the market's own zone: an evening there is the next day in Greenwich.
    url: `${page}?day=${isAllDay ? at.slice(0, 10) : inEastern(start.getTime()).day}`,
    status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  };
};

const importances = { none: "", low: "Low importance.", medium: "Medium importance.", high: "High importance." };

/** Says what is known: "Actual 0.3%. Consensus 0.2%. Previous 0.3%. High importance." */
function said(event: CalendarEvent): string {
  const figures = (["actual", "consensus", "previous"] as const).flatMap((which) =>
    event[which] === null ? [] : [`${names[which]} ${figureInWords(event[which], event)}.`],
  );
  return [...figures, importances[event.importance]].filter(Boolean).join(" ");
}
const names = { actual: "Actual", consensus: "Consensus", previous: "Previous" };
