import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { FileAnswer } from "../../platform/file.schema";
import {
  Calendar,
  type CalendarEvent,
  CalendarKeys,
  CalendarQuery,
  Decision,
  FeaturedId,
  FeaturedInput,
  FeaturedRecord,
  FeedAddress,
  FeedEvent,
  FeedHeaders,
  FeedPath,
  Subscription,
  SubscriptionInput,
  TokenAnswer,
  TokenRequest,
} from "./schema";

const eventId = "932c21fb-f664-4614-9364-b6fa6c47ff16";
const event = {
  id: "f68c3b1f-3b2e-4b7e-8f1d-6a5b1f0e9d21",
  eventId,
  name: "Unemployment Rate",
  at: "2026-11-06T13:30:00.000Z",
  period: "2026-10-01T00:00:00.000Z",
  isAllDay: false,
  isTentative: false,
  isSpeech: false,
  importance: "high" as const,
  actual: 4.4,
  consensus: 4.3,
  previous: 4.3,
  revised: null,
  unit: "%",
  potency: "ZERO" as const,
  isBetterThanExpected: false,
  lastUpdated: 1_793_971_800,
} satisfies CalendarEvent;
const days = { startDate: "2026-11-02", endDate: "2026-11-06" };
const featuredExample = { eventId, date: "2026-11-06", featured: true };
const decision = { _id: `ecr_${eventId}`, ...featuredExample };
const subscription = {
  address: `https://app.example.com/v1/econ-calendar/ical/01kahw4d6f8h0k2m4p6r8t0v2x.1.${"n".repeat(43)}.ics`,
  fetchedAt: null,
};
const subscriptionWish = { featured: true, highImportance: false };
const keys = { id: "1795441200.bGk2c2VjcmV0c2Vj", secret: "n".repeat(43) };
const readCall = { allow: "officer", uses: ["table"], limits: [{ by: "actor", count: 240, seconds: 600 }] } as const;
const changeCall = { allow: "admin", uses: ["table"], limits: [{ by: "actor", count: 120, seconds: 600 }] } as const;
const mine = {
  allow: "officer",
  uses: ["table", "unsubscribe"],
  limits: [{ by: "actor", count: 60, seconds: 600 }],
} as const;

export const calendarEndpoints = endpoints({
  "GET /v1/markets/calendar": {
    does: "The economic events of the United States between two days in New York, the last one included, with what was expected and what came, and whether the person's corporation features them.",
    handler: "calendar/between",
    ...readCall,
    query: CalendarQuery,
    answer: Calendar,
    example: {
      query: days,
      answer: {
        events: [{ ...event, featured: true, record: null }],
        heardAt: "2026-11-06T13:31:00.000Z",
        source: "FXStreet, economic calendar",
        sample: false,
      },
    },
  },
  "GET /v1/econ-calendar": {
    does: "The dates between two days, of events that the person's corporation features or has decided not to feature.",
    handler: "calendar/records",
    ...readCall,
    query: CalendarQuery,
    answer: z.array(FeaturedRecord),
    example: {
      query: days,
      answer: [{ _id: null, id: event.id, eventId, title: event.name, start: event.at, featured: true }],
    },
  },
  "POST /v1/econ-calendar": {
    does: "Features an event on all of its dates for the corporation, or no longer. Sending it again changes nothing.",
    handler: "calendar/decide",
    ...changeCall,
    body: FeaturedInput,
    answer: z.tuple([Decision]),
    example: { body: featuredExample, answer: [decision] },
  },
  "PUT /v1/econ-calendar/{id}": {
    does: "Changes what the corporation decided about an event.",
    handler: "calendar/change",
    ...changeCall,
    path: z.object({ id: FeaturedId }),
    body: FeaturedInput,
    answer: z.tuple([Decision]),
    example: { path: { id: decision._id }, body: featuredExample, answer: [decision] },
  },
  "GET /v1/econ-calendar/keys": {
    does: "Keys to the calendar, which expire after ten minutes. `POST /v1/econ-calendar/token` gives a token for them, and `GET /v1/econ-calendar/eventDates/{from}/{to}` takes it. They are Highway's own keys, not those of its source.",
    handler: "calendar/keys",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 60, seconds: 600 }],
    answer: CalendarKeys,
    example: { answer: keys },
  },
  "POST /v1/econ-calendar/token": {
    does: "A token of ten minutes for the keys of the calendar: OAuth 2, client credentials, by a form or JSON.",
    handler: "calendar/token",
    allow: "anyone",
    uses: ["table"],
    limits: [{ by: "address", count: 60, seconds: 600 }],
    accepts: "form",
    body: TokenRequest,
    answer: TokenAnswer,
    bare: true,
    example: {
      body: { grant_type: "client_credentials", client_id: keys.id, client_secret: keys.secret, scope: "calendar" },
      answer: {
        access_token: `${keys.id}.${keys.secret}`,
        token_type: "Bearer",
        expires_in: 600,
        scope: "calendar",
      },
    },
  },
  "GET /v1/econ-calendar/eventDates/{from}/{to}": {
    does: "The events between two instants in the form of their source, FXStreet. The header `Authorization: Bearer …` carries the token.",
    handler: "calendar/feed",
    allow: "anyone",
    uses: ["table"],
    limits: [{ by: "address", count: 240, seconds: 600 }],
    path: FeedPath,
    headers: FeedHeaders,
    answer: z.array(FeedEvent),
    bare: true,
    example: {
      path: { from: "2026-11-02T00:00:00Z", to: "2026-11-07T00:00:00Z" },
      answer: [
        {
          id: event.id,
          eventId,
          name: event.name,
          dateUtc: "2026-11-06T13:30:00Z",
          periodDateUtc: "2026-10-01T00:00:00Z",
          countryCode: "US",
          currencyCode: "USD",
          volatility: "HIGH",
          actual: 4.4,
          consensus: 4.3,
          previous: 4.3,
          revised: null,
          unit: "%",
          potency: "ZERO",
          isBetterThanExpected: false,
          isAllDay: false,
          isTentative: false,
          isSpeech: false,
          lastUpdated: 1_793_971_800,
        },
      ],
    },
  },
  "GET /v1/econ-calendar/subscription": {
    does: "The address at which the person's own calendar program subscribes to the economic calendar, and which events it gets.",
    handler: "calendar/subscription",
    ...mine,
    answer: z.tuple([Subscription]),
    example: { answer: [{ ...subscriptionWish, ...subscription }] },
  },
  "PUT /v1/econ-calendar/subscription": {
    does: "Chooses which events are sent to the person's calendar program.",
    handler: "calendar/choose",
    ...mine,
    body: SubscriptionInput,
    answer: z.tuple([Subscription]),
    example: { body: subscriptionWish, answer: [{ ...subscriptionWish, ...subscription }] },
  },
  "POST /v1/econ-calendar/subscription/renewal": {
    does: "Makes a new address for the person's calendar program and ends the old one.",
    handler: "calendar/renew",
    ...mine,
    limits: [{ by: "actor", count: 20, seconds: 600 }],
    answer: z.tuple([Subscription]),
    example: { answer: [{ ...subscriptionWish, ...subscription }] },
  },
  "GET /v1/econ-calendar/ical/{address}": {
    does: "The economic calendar for a calendar program, as iCalendar. The answer is the same for an address that never existed and for one that has ended.",
    handler: "calendar/ical",
    allow: "anyone",
    uses: ["table", "unsubscribe"],
    // Calendar programs of many people ask from the addresses of a few large services.
    limits: [{ by: "address", count: 2_000, seconds: 600 }],
    path: FeedAddress,
    answer: FileAnswer,
    binary: true,
    example: {
      path: { address: `01kahw4d6f8h0k2m4p6r8t0v2x.1.${"n".repeat(43)}.ics` },
      answer: {
        type: "text/calendar; charset=utf-8",
        bytes: new TextEncoder().encode("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR"),
        tag: "n".repeat(43),
        name: "economic-calendar.ics",
        keptFor: 0,
      },
    },
  },
});
