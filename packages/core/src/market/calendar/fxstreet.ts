/** The adapter of FXStreet's economic calendar: https://docs.fxstreet.com/api/calendar. Its shapes are those that integrators report. */
import * as z from "zod/mini";
import { now } from "../../platform/clock";
import { env } from "../../platform/declare/env";
import { logError } from "../../platform/log";
import { askJson, OutsideError, sourceText } from "../../platform/outside/outside";
import { providers } from "../../providers";
import { type CalendarEvent, FeedEvent } from "./schema";

const { fxstreet, fxstreetTokens } = providers;
const MOST_BYTES = 3_000_000;
const MOST_EVENTS = 4_000;
const MOST_LETTERS = 120;

/** Tells whether this stage has the id and the secret without which FXStreet answers nobody. */
export const isConnected = () => env("FXSTREET_KEY") !== "none";

const Token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() });

/** A token is used until shortly before its end, by everyone who asks meanwhile. */
let token: { until: number; text: Promise<string> } | undefined;
const SPARE_MS = 60_000;

function accessToken(): Promise<string> {
  if (token && token.until > now()) return token.text;
  const asked = { until: now() + SPARE_MS, text: Promise.resolve("") };
  asked.text = newToken(asked).catch((error) => {
    if (token === asked) token = undefined;
    throw error;
  });
  token = asked;
  return asked.text;
}

async function newToken(asked: { until: number }): Promise<string> {
  const [client_id = "", client_secret = ""] = env("FXSTREET_KEY").split(/:(.*)/s);
  const { data } = await askJson(Token, {
    provider: fxstreetTokens.name,
    milliseconds: fxstreetTokens.milliseconds,
    base: env("FXSTREET_TOKENS_URL"),
    path: "/v2/token",
    form: { grant_type: "client_credentials", client_id, client_secret, scope: "calendar" },
    mostBytes: 20_000,
  });
  asked.until = now() + data.expires_in * 1000 - SPARE_MS;
  return data.access_token;
}

export type Fetched = { events: CalendarEvent[]; source: string; sample: boolean };

/**
 * Reads the events of the United States between two instants. A token that is no longer taken is renewed once.
 * @throws OutsideError also when not one event is told: an empty calendar is no calendar
 */
export async function eventsBetween(from: number, to: number): Promise<Fetched> {
  try {
    return await askFeed(from, to);
  } catch (error) {
    if (!(error instanceof OutsideError && error.status === 401)) throw error;
    token = undefined;
    return askFeed(from, to);
  }
}

const wire = (instant: number) => new Date(instant).toISOString().replace(/\.\d+Z$/, "Z");

async function askFeed(from: number, to: number): Promise<Fetched> {
  const { data, sample } = await askJson(z.array(z.unknown()), {
    provider: fxstreet.name,
    milliseconds: fxstreet.milliseconds,
    base: env("FXSTREET_URL"),
    path: `/en/api/v1/eventDates/${wire(from)}/${wire(to)}`,
    query: { countries: "US" },
    headers: { authorization: `Bearer ${await accessToken()}`, accept: "application/json" },
    mostBytes: MOST_BYTES,
  });
  const events = data.slice(0, MOST_EVENTS).flatMap(eventOf);
  if (events.length < data.length)
    logError(new OutsideError(fxstreet.name, `told ${data.length - events.length} events in another shape`));
  if (events.length === 0) throw new OutsideError(fxstreet.name, "told no event");
  return { events, source: sourceText("FXStreet, economic calendar", sample), sample };
}

const importances = { NONE: "none", LOW: "low", MEDIUM: "medium", HIGH: "high" } as const;
const potencies = ["ZERO", "K", "M", "B", "T"] as const;

/** Reads one event. One that is of another country or shape is left out, and the others stay. */
function eventOf(given: unknown): CalendarEvent[] {
  const { success, data } = z.safeParse(FeedEvent, given);
  const at = success ? instantOf(data.dateUtc) : null;
  const name = success ? plain(data.name) : "";
  if (!success || at === null || name === "" || data.countryCode !== "US") return [];
  const { id, eventId, actual, consensus, previous, revised, unit, potency, volatility } = data;
  const figures = { actual: finite(actual), consensus: finite(consensus), previous: finite(previous) };
  return [
    {
      id,
      eventId,
      name,
      at,
      period: instantOf(data.periodDateUtc ?? ""),
      ...figures,
      revised: finite(revised),
      unit: plain(unit ?? "").slice(0, 16) || null,
      potency: potencies.find((each) => each === potency) ?? "ZERO",
      importance: importances[volatility as keyof typeof importances] ?? "none",
      isAllDay: data.isAllDay ?? false,
      isTentative: data.isTentative ?? false,
      isSpeech: data.isSpeech ?? false,
      isBetterThanExpected: data.isBetterThanExpected ?? null,
      lastUpdated: finite(data.lastUpdated),
    },
  ];
}

const finite = (value: number | null | undefined) => (Number.isFinite(value) ? value! : null);
const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, MOST_LETTERS);

/** Reads an instant in UTC, with its zone or without. */
function instantOf(text: string): string | null {
  const instant = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
  const isDate = !Number.isNaN(instant) && instant > Date.UTC(1990, 0) && instant < Date.UTC(2100, 0);
  return isDate ? new Date(instant).toISOString() : null;
}

const words = { none: "NONE", low: "LOW", medium: "MEDIUM", high: "HIGH" } as const;

/** Tells an event in FXStreet's own form, for those who ask us as they would ask FXStreet. */
export const toWire = ({ at, period, importance, ...event }: CalendarEvent): FeedEvent => ({
  ...event,
  dateUtc: wire(Date.parse(at)),
  periodDateUtc: period && wire(Date.parse(period)),
  volatility: words[importance],
  countryCode: "US",
  currencyCode: "USD",
});
