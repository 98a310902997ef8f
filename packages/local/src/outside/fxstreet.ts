/** Stand-ins of FXStreet: the endpoint that gives tokens, and an economic calendar whose figures are made up and come when their time has come. */
import { now } from "@highway/core/platform/clock";
import { json, type StandIn } from "./stand-in";

/** Answers as FXStreet's sign-in does: a token for an id and a secret. */
export const fxstreetTokens: StandIn = ({ method, path, body }) => {
  const form = new URLSearchParams(body);
  const isAsked = method === "POST" && path === "/v2/token" && form.get("grant_type") === "client_credentials";
  if (!isAsked || !form.get("client_id") || !form.get("client_secret")) return json({ error: "invalid_client" }, 400);
  return json({ access_token: "sample-token", token_type: "Bearer", expires_in: 3_600, scope: "calendar" });
};

type Event = {
  name: string;
  importance: "LOW" | "MEDIUM" | "HIGH";
  /** The weekday, 1 for Monday, and the time of day in New York. */
  on: number;
  at: `${number}:${number}`;
  /** The week of the month; every week without it. */
  week?: number;
  figures?: readonly [previous: number, consensus: number | null, actual: number];
  unit?: string;
  potency?: "K" | "M" | "B";
  isSpeech?: boolean;
};

const percent = { unit: "%" } as const;
const PCE = "Personal Consumption Expenditures";
const events: readonly Event[] = [
  {
    name: "Chicago Fed National Activity Index",
    importance: "LOW",
    on: 1,
    at: "8:30",
    week: 4,
    figures: [-0.31, -0.2, -0.12],
  },
  { name: "ISM Manufacturing PMI", importance: "HIGH", on: 1, at: "10:00", week: 1, figures: [49.1, 49.5, 48.9] },
  {
    name: "3-Year Note Auction",
    importance: "LOW",
    on: 1,
    at: "13:00",
    week: 2,
    figures: [3.576, null, 3.589],
    ...percent,
  },
  {
    name: "NY Empire State Manufacturing Index",
    importance: "MEDIUM",
    on: 1,
    at: "8:30",
    week: 3,
    figures: [6.8, 4.5, 3.2],
  },
  {
    name: "5-Year Note Auction",
    importance: "MEDIUM",
    on: 1,
    at: "13:00",
    week: 4,
    figures: [3.702, null, 3.744],
    ...percent,
  },
  {
    name: "Factory Orders (MoM)",
    importance: "LOW",
    on: 2,
    at: "10:00",
    week: 1,
    figures: [1.4, 0.2, 0.3],
    ...percent,
  },
  {
    name: "Consumer Price Index (MoM)",
    importance: "HIGH",
    on: 2,
    at: "8:30",
    week: 2,
    figures: [0.3, 0.2, 0.2],
    ...percent,
  },
  {
    name: "Consumer Price Index Ex Food & Energy (MoM)",
    importance: "HIGH",
    on: 2,
    at: "8:30",
    week: 2,
    figures: [0.2, 0.3, 0.2],
    ...percent,
  },
  {
    name: "10-Year Note Auction",
    importance: "MEDIUM",
    on: 2,
    at: "13:00",
    week: 2,
    figures: [4.117, null, 4.074],
    ...percent,
  },
  {
    name: "Housing Starts (MoM)",
    importance: "MEDIUM",
    on: 2,
    at: "8:30",
    week: 3,
    figures: [1.307, 1.32, 1.31],
    potency: "M",
  },
  {
    name: "Building Permits",
    importance: "MEDIUM",
    on: 2,
    at: "8:30",
    week: 4,
    figures: [1.371, 1.38, 1.352],
    potency: "M",
  },
  {
    name: "S&P/Case-Shiller Home Price Indices (YoY)",
    importance: "MEDIUM",
    on: 2,
    at: "9:00",
    week: 4,
    figures: [1.3, 1.4, 1.6],
    ...percent,
  },
  { name: "Consumer Confidence", importance: "HIGH", on: 2, at: "10:00", week: 4, figures: [98.6, 99.8, 104.2] },
  {
    name: "New Home Sales Change (MoM)",
    importance: "MEDIUM",
    on: 2,
    at: "10:00",
    week: 4,
    figures: [-0.6, 0.9, 1.8],
    ...percent,
  },
  {
    name: "7-Year Note Auction",
    importance: "MEDIUM",
    on: 2,
    at: "13:00",
    week: 4,
    figures: [3.921, null, 3.905],
    ...percent,
  },
  { name: "MBA Mortgage Applications", importance: "LOW", on: 3, at: "7:00", figures: [0.6, null, -1.2], ...percent },
  {
    name: "ADP Employment Change",
    importance: "HIGH",
    on: 3,
    at: "8:15",
    week: 1,
    figures: [42, 50, 61],
    potency: "K",
  },
  { name: "ISM Services PMI", importance: "HIGH", on: 3, at: "10:00", week: 1, figures: [52.4, 52, 52.1] },
  {
    name: "Fed Interest Rate Decision",
    importance: "HIGH",
    on: 3,
    at: "14:00",
    week: 1,
    figures: [3.75, 3.75, 3.75],
    ...percent,
  },
  { name: "FOMC Press Conference", importance: "HIGH", on: 3, at: "14:30", week: 1, isSpeech: true },
  {
    name: "Durable Goods Orders",
    importance: "MEDIUM",
    on: 3,
    at: "8:30",
    week: 4,
    figures: [-0.2, 0.4, 0.5],
    ...percent,
  },
  { name: `${PCE} (MoM)`, importance: "HIGH", on: 3, at: "10:00", week: 4, figures: [0.3, 0.2, 0.2], ...percent },
  { name: `${PCE} (YoY)`, importance: "HIGH", on: 3, at: "10:00", week: 4, figures: [2.7, 2.6, 2.6], ...percent },
  {
    name: "Pending Home Sales (MoM)",
    importance: "MEDIUM",
    on: 3,
    at: "10:00",
    week: 4,
    figures: [0, 0.5, 0.7],
    ...percent,
  },
  { name: "FOMC Minutes", importance: "HIGH", on: 3, at: "14:00", week: 4 },
  { name: "Initial Jobless Claims", importance: "HIGH", on: 4, at: "8:30", figures: [219, 221, 218], potency: "K" },
  {
    name: "Producer Price Index (MoM)",
    importance: "MEDIUM",
    on: 4,
    at: "8:30",
    week: 2,
    figures: [-0.1, 0.2, 0.1],
    ...percent,
  },
  {
    name: "30-Year Bond Auction",
    importance: "MEDIUM",
    on: 4,
    at: "13:00",
    week: 2,
    figures: [4.734, null, 4.694],
    ...percent,
  },
  {
    name: "Existing Home Sales",
    importance: "MEDIUM",
    on: 4,
    at: "10:00",
    week: 3,
    figures: [4.06, 4.1, 4.08],
    potency: "M",
  },
  { name: "Unemployment Rate", importance: "HIGH", on: 5, at: "8:30", week: 1, figures: [4.3, 4.3, 4.4], ...percent },
  { name: "Nonfarm Payrolls", importance: "HIGH", on: 5, at: "8:30", week: 1, figures: [119, 90, 72], potency: "K" },
  {
    name: "Average Hourly Earnings (MoM)",
    importance: "MEDIUM",
    on: 5,
    at: "8:30",
    week: 1,
    figures: [0.2, 0.3, 0.3],
    ...percent,
  },
  { name: "Retail Sales (MoM)", importance: "HIGH", on: 5, at: "8:30", week: 2, figures: [0.2, 0.3, 0.4], ...percent },
  {
    name: "Trade Balance",
    importance: "LOW",
    on: 5,
    at: "8:30",
    week: 2,
    figures: [-59.6, -61, -61.3],
    unit: "$",
    potency: "B",
  },
  { name: "S&P Global Manufacturing PMI", importance: "MEDIUM", on: 5, at: "9:45", week: 3, figures: [52.5, 52, 51.7] },
  {
    name: "Chicago Purchasing Managers' Index",
    importance: "MEDIUM",
    on: 5,
    at: "9:45",
    week: 4,
    figures: [45.1, 45.8, 46.3],
  },
];

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The minutes after its time at which a figure is there. */
const LATE_MS = MINUTE_MS;

const newYork = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", hourCycle: "h23", hour: "2-digit" });
/** Finds the instant of a time of day in New York, which is four or five hours behind. */
function instantOf(day: number, at: string): number {
  const [hour = 0, minute = 0] = at.split(":").map(Number);
  const utc = day + (hour * 60 + minute) * MINUTE_MS;
  return [4, 5].map((behind) => utc + behind * 60 * MINUTE_MS).find((each) => Number(newYork.format(each)) === hour)!;
}

/** Makes an id of the form that FXStreet's have. */
function idOf(text: string): string {
  let hash = 2_166_136_261;
  let hex = "";
  while (hex.length < 32) {
    for (const sign of `${text}${hex.length}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0;
    hex += hash.toString(16).padStart(8, "0");
  }
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}

function dateOf(event: Event, day: number) {
  const at = instantOf(day, event.at);
  const [previous = null, consensus = null, actual = null] = event.figures ?? [];
  const isOut = now() >= at + LATE_MS;
  const month = new Date(Date.UTC(new Date(day).getUTCFullYear(), new Date(day).getUTCMonth() - 1)).toISOString();
  return {
    id: idOf(`${event.name} ${day}`),
    eventId: idOf(event.name),
    name: event.name,
    dateUtc: new Date(at).toISOString().replace(".000Z", "Z"),
    periodDateUtc: month.replace(".000Z", "Z"),
    periodType: "MONTH",
    countryCode: "US",
    currencyCode: "USD",
    volatility: event.importance,
    actual: isOut ? actual : null,
    consensus,
    previous,
    revised: null,
    ratioDeviation: null,
    unit: event.unit ?? null,
    potency: event.potency ?? "ZERO",
    isBetterThanExpected: isOut && actual !== null && consensus !== null ? actual > consensus : null,
    isAllDay: false,
    isTentative: false,
    isPreliminary: false,
    isReport: false,
    isSpeech: event.isSpeech ?? false,
    lastUpdated: Math.floor((isOut ? at + LATE_MS : at - 7 * DAY_MS) / 1000),
  };
}

function datesOn(day: number) {
  const weekday = new Date(day).getUTCDay();
  const week = Math.ceil(new Date(day).getUTCDate() / 7);
  const isOn = (event: Event) => event.on === weekday && (event.week ?? week) === week;
  return events.filter(isOn).map((event) => dateOf(event, day));
}

/** Answers as FXStreet does: with the dates of events between two instants, for whoever brings the token. */
export const fxstreet: StandIn = ({ path, headers, query }) => {
  if (headers.authorization !== "Bearer sample-token") return json({ message: "Unauthorized" }, 401);
  const [, from = "", to = ""] = /^\/en\/api\/v1\/eventDates\/([^/]+)\/([^/]+)$/.exec(decodeURIComponent(path)) ?? [];
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(begin) || Number.isNaN(end) || query.get("countries") !== "US")
    return json({ message: "Bad Request" }, 400);
  const days = Array.from(
    { length: Math.ceil((end - begin) / DAY_MS) + 2 },
    (_, at) => Math.floor(begin / DAY_MS - 1 + at) * DAY_MS,
  );
  const dates = days.flatMap(datesOn);
  return json(dates.filter(({ dateUtc }) => Date.parse(dateUtc) >= begin && Date.parse(dateUtc) < end));
};
