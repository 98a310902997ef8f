/** The economic calendar of the United States, with what each corporation features. */
import * as z from "zod/mini";
import * as Audit from "../../people/audit/index";
import { action } from "../../platform/action";
import { inCharge, person } from "../../platform/actor";
import { now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { easternInstant } from "../quotes/pure/eastern";
import { FeaturedEventEntity } from "./entity";
import {
  type Calendar,
  type CalendarEvent,
  CalendarQuery,
  type Decision,
  FeaturedId,
  FeaturedInput,
  type FeaturedRecord,
  type ShownEvent,
} from "./schema";
import { eventsIn, state } from "./weeks";

const DAY_MS = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Events that are featured until an administrator says otherwise, by the names that the specification has and those that FXStreet gives to the same series. */
const namesByDefault = [
  "Pending Home Sales (MoM)",
  "ADP Private Payroll Change",
  "ADP Employment Change",
  "FOMC Minutes",
  "Unemployment Rate",
  "Consumer Price Index (MoM)",
  "Consumer Price Index Ex Food & Energy (MoM)",
  "Personal Consumption Expenditures (YoY)",
  "Personal Consumption Expenditures (MoM)",
  "Personal Consumption Expenditures - Price Index (YoY)",
  "Personal Consumption Expenditures - Price Index (MoM)",
];

/** Returns a name without what its spellings differ in: case, spaces and marks. */
const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "");
const featuredNames = new Set(namesByDefault.map(plainName));

export const isFeaturedByDefault = (name: string): boolean => featuredNames.has(plainName(name));

/** Reads the events of these days in New York. One that lasts a day belongs to the day that it names. */
async function eventsOn({ startDate, endDate }: z.output<typeof CalendarQuery>): Promise<CalendarEvent[]> {
  const from = easternInstant(startDate, 0);
  const to = easternInstant(dayAfter(endDate), 0);
  const events = await eventsIn(from - DAY_MS, to + DAY_MS);
  return events.filter(({ at, isAllDay }) =>
    isAllDay
      ? at.slice(0, 10) >= startDate && at.slice(0, 10) <= endDate
      : Date.parse(at) >= from && Date.parse(at) < to,
  );
}

/** Reads the calendar of these days. */
export const eventsBetween = action(CalendarQuery, async (query): Promise<Calendar> => {
  const [events, known, decided] = await Promise.all([eventsOn(query), state(), decisionsOf(person().corpId)]);
  return {
    events: events.map((event) => shownEvent(event, decided)),
    heardAt: known?.heardAt ?? null,
    source: known?.source ?? "No economic calendar is connected",
    sample: known?.sample ?? false,
  };
});

const idOf = (eventId: string) => `ecr_${eventId}`;

type Decisions = ReadonlyMap<string, boolean>;

const shownEvent = (event: CalendarEvent, decided: Decisions): ShownEvent => ({
  ...event,
  featured: decided.get(event.eventId) ?? isFeaturedByDefault(event.name),
  record: decided.has(event.eventId) ? idOf(event.eventId) : null,
});

/** Reads the events of a stretch of time as the people of a corporation see them. */
export async function eventsFor(corpId: string, from: number, to: number): Promise<ShownEvent[]> {
  const [events, decided] = await Promise.all([eventsIn(from, to), decisionsOf(corpId)]);
  return events.map((event) => shownEvent(event, decided));
}

async function decisionsOf(ownerId: string): Promise<Decisions> {
  const { data } = await FeaturedEventEntity.query.byOwner({ ownerId }).go({ pages: "all", consistent: true });
  return new Map(data.map(({ eventId, featured }) => [eventId, featured]));
}

/** Lists the dates of events that the corporation features, and of those about which it has decided not to. */
export const records = action(CalendarQuery, async (query): Promise<FeaturedRecord[]> => {
  const [events, decided] = await Promise.all([eventsOn(query), decisionsOf(person().corpId)]);
  return events.flatMap((event) => {
    const { featured, record: _id } = shownEvent(event, decided);
    if (_id === null && !featured) return [];
    const { id, eventId, name: title, at: start } = event;
    return [{ _id, id, eventId, title, start, featured }];
  });
});

const MOST_DECISIONS = 300;
/** An event has a date within so long, by which the trail names it. */
const NAMED_MS = 35 * DAY_MS;

/**
 * Features an event of the calendar on all of its dates, or no longer. What the corporation decided about it before is replaced.
 * @throws UserFacingError missing for a person who does not decide for the corporation; conflict beyond 300 events
 */
export const decide = action(FeaturedInput, async (input): Promise<Decision> => {
  const ownerId = inCharge();
  const decided = await decisionsOf(ownerId);
  if (!decided.has(input.eventId) && decided.size >= MOST_DECISIONS)
    throw new UserFacingError("conflict", `Your company has already made a choice for ${MOST_DECISIONS} events.`);
  return keepDecision(ownerId, input);
});

const ChangeInput = z.extend(FeaturedInput, { id: FeaturedId });
/** Changes what the corporation decided about an event. @throws UserFacingError missing */
export const change = action(ChangeInput, async ({ id, ...input }): Promise<Decision> => {
  const ownerId = inCharge();
  if (id !== idOf(input.eventId) || !(await decisionsOf(ownerId)).has(input.eventId))
    throw new UserFacingError("missing", "That event is not in your calendar.");
  return keepDecision(ownerId, input);
});

async function keepDecision(corpId: string, input: z.output<typeof FeaturedInput>): Promise<Decision> {
  const { eventId, featured } = input;
  const kind = featured ? "calendar-event.featured" : "calendar-event.unfeatured";
  const [known] = (await eventsIn(now() - NAMED_MS, now() + NAMED_MS)).filter((event) => event.eventId === eventId);
  const deed = { kind, subject: idOf(eventId), detail: { event: known?.name ?? eventId } } as const;
  const event = Audit.eventOf(deed, { userId: person().userId, corpId });
  await Audit.commitWithEvent(
    FeaturedEventEntity,
    (events) => events.put({ ownerId: corpId, ...input }).commit(),
    event,
  );
  return { _id: idOf(eventId), ...input };
}
