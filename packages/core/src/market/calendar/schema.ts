import * as z from "zod/mini";
import { day } from "../../platform/fields.schema";

const DAY_MS = 86_400_000;
/** The longest stretch of the calendar that one call answers. */
export const MOST_MS = 120 * DAY_MS;

/** The id of an event, such as the unemployment rate, whatever the day; or that of one date of it. */
const EventId = z
  .string("Name an event of the calendar")
  .check(z.regex(/^[A-Za-z0-9-]{1,64}$/, "Name an event of the calendar"));

const figure = z.nullable(z.number());

/** One date of an event. */
export const CalendarEvent = z.strictObject({
  id: EventId,
  /** All dates of an event share this id; that it is featured belongs to it. */
  eventId: EventId,
  name: z.string(),
  /** The instant; of an event that lasts a day, midnight of that day in UTC. */
  at: z.iso.datetime(),
  /** The month, quarter or week that the figures are about begins here. */
  period: z.nullable(z.iso.datetime()),
  isAllDay: z.boolean(),
  /** True while the hour is not certain. */
  isTentative: z.boolean(),
  isSpeech: z.boolean(),
  importance: z.enum(["none", "low", "medium", "high"]),
  actual: figure,
  consensus: figure,
  previous: figure,
  /** What `previous` was changed to since. */
  revised: figure,
  /** "%", "$", or the word of the series. */
  unit: z.nullable(z.string()),
  /** The figures are thousands, millions, billions or trillions. */
  potency: z.enum(["ZERO", "K", "M", "B", "T"]),
  isBetterThanExpected: z.nullable(z.boolean()),
  /** Seconds since 1970. */
  lastUpdated: z.nullable(z.number()),
});
export type CalendarEvent = z.output<typeof CalendarEvent>;

const Day = z.iso.date("Enter a day as YYYY-MM-DD");
const KnownDay = day({ min: "1990-01-01", max: "2099-12-31", sentence: "Enter a day from 1990 to 2099 as YYYY-MM-DD" });
export const tooLong = `Ask for at most ${MOST_MS / DAY_MS} days, the first day first`;
/** Days in New York, the last one included. */
export const CalendarQuery = z
  .object({ startDate: KnownDay, endDate: KnownDay })
  .check(z.refine(({ startDate, endDate }) => isRange(startDate, endDate), { error: tooLong, path: ["endDate"] }));

const isRange = (from: string, to: string) => {
  // Without a time, Date.parse takes "-1" for a day of the year 2001.
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const length = at(to) - at(from);
  // A day that is none has a sentence of its own.
  return Number.isNaN(length) || (length >= 0 && length < MOST_MS);
};

/** One date of an event, and whether the caller's corporation features the event: by its own record, or by default where that is null. */
export const ShownEvent = z.extend(CalendarEvent, { featured: z.boolean(), record: z.nullable(z.string()) });
export type ShownEvent = z.output<typeof ShownEvent>;

export const Calendar = z.strictObject({
  events: z.array(ShownEvent),
  /** The source last answered at this instant; null before it ever did, or where none is connected. */
  heardAt: z.nullable(z.iso.datetime()),
  source: z.string(),
  /** True when the events are made up to try the product with; the screen says so. */
  sample: z.boolean(),
});
export type Calendar = z.output<typeof Calendar>;

/** A date that a corporation features, or that it has decided not to, under the specification's names. */
export const FeaturedRecord = z.strictObject({
  /** The record of the corporation's decision; null where the event is featured by default. */
  _id: z.nullable(z.string()),
  id: EventId,
  eventId: EventId,
  title: z.string(),
  start: z.iso.datetime(),
  featured: z.boolean(),
});
export type FeaturedRecord = z.output<typeof FeaturedRecord>;

const unknownRecord = "That event is not in your calendar.";
export const FeaturedId = z.string(unknownRecord).check(z.regex(/^ecr_[A-Za-z0-9-]{1,64}$/, unknownRecord));
export const FeaturedInput = z.strictObject({
  eventId: EventId,
  /** The day on which the event was featured; the decision holds on every date of it. */
  date: Day,
  featured: z.boolean("Answer true or false"),
});
/** What the corporation decided about an event. */
export const Decision = z.extend(FeaturedInput, { _id: FeaturedId });
export type Decision = z.output<typeof Decision>;

const Secret = z.string("Name the id and the secret").check(z.maxLength(200, "Name the id and the secret"));
/** What a browser asks the calendar's own token endpoint with. */
export const CalendarKeys = z.strictObject({ id: Secret, secret: Secret });
export const TokenRequest = z.strictObject({
  grant_type: z.literal("client_credentials", "The grant type is client_credentials."),
  client_id: Secret,
  client_secret: Secret,
  scope: z.optional(z.literal("calendar", "The scope is calendar.")),
});
export const TokenAnswer = z.strictObject({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  /** Seconds. */
  expires_in: z.int(),
  scope: z.literal("calendar"),
});

const Instant = z.string("Enter a date as 2026-11-23T00:00:00Z").check(
  z.refine((text) => /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: "Enter a date as 2026-11-23T00:00:00Z",
  }),
);
export const FeedPath = z.object({ from: Instant, to: Instant });
export const FeedHeaders = z.object({
  authorization: z._default(z.string().check(z.maxLength(400, "The token is too long.")), ""),
});

/** One date of an event as FXStreet tells it. */
export const FeedEvent = z.object({
  id: EventId,
  eventId: EventId,
  name: z.string(),
  dateUtc: z.string(),
  periodDateUtc: z.nullish(z.string()),
  countryCode: z.string(),
  currencyCode: z.nullish(z.string()),
  volatility: z.string(),
  actual: z.nullish(z.number()),
  consensus: z.nullish(z.number()),
  previous: z.nullish(z.number()),
  revised: z.nullish(z.number()),
  unit: z.nullish(z.string()),
  potency: z.nullish(z.string()),
  isBetterThanExpected: z.nullish(z.boolean()),
  isAllDay: z.nullish(z.boolean()),
  isTentative: z.nullish(z.boolean()),
  isSpeech: z.nullish(z.boolean()),
  lastUpdated: z.nullish(z.number()),
});
export type FeedEvent = z.output<typeof FeedEvent>;

/** Which events are sent to the calendar program that an officer uses. */
export const SubscriptionInput = z.strictObject({
  featured: z.boolean("Answer true or false"),
  highImportance: z.boolean("Answer true or false"),
});
export const Subscription = z.extend(SubscriptionInput, {
  /** The address that a calendar program follows. Whoever has it reads these events and nothing else. */
  address: z.url(),
  /** A program last read it at this instant. */
  fetchedAt: z.nullable(z.iso.datetime()),
});
export type Subscription = z.output<typeof Subscription>;

const noFeed = "There is no calendar at this address.";
export const FeedAddress = z.object({
  address: z.string(noFeed).check(z.regex(/^[0-9a-z]{26}\.\d{1,6}\.[A-Za-z0-9_-]{43}\.ics$/, noFeed)),
});
