import { startOutside } from "@highway/local/outside";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as Audit from "../../people/audit/index";
import * as Permissions from "../../people/permissions/index";
import { personOf } from "../../people/permissions/person.fixture";
import * as Users from "../../people/users/index";
import { runAs } from "../../platform/actor";
import { advance, now } from "../../platform/clock";
import { provider, type Say } from "../../platform/outside/outside.fixture";
import { CalendarStateEntity } from "./entity";
import * as Calendar from "./index";
import * as Keys from "./keys";
import { refresh } from "./refresh";
import { FeaturedRecord } from "./schema";
import * as Subscription from "./subscription";
import { mondayOf } from "./weeks";

let outside: Awaited<ReturnType<typeof startOutside>>;
beforeAll(async () => {
  outside = await startOutside();
  return runBeside(startTable(), outside);
});
const DAY_MS = 86_400_000;
const stops: (() => Promise<void>)[] = [];
/** Each test begins on a Monday, 12:00 UTC, on which nothing was asked for weeks. */
beforeEach(async () => {
  Object.assign(process.env, outside.environment);
  process.env.STAFF_DOMAIN = "staff.test";
  process.env.AUTH_SECRET = "a-secret-of-the-tests";
  process.env.UNSUBSCRIBE_SECRET = "another-secret-of-the-tests";
  process.env.ORIGIN = "https://app.example.com";
  advance(mondayOf(now()) + 28 * DAY_MS + DAY_MS / 2 - now());
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  vi.restoreAllMocks();
});
const silent = () => vi.spyOn(console, "error").mockReturnValue();

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const week = () => ({ startDate: dayOf(now()), endDate: dayOf(now() + 6 * DAY_MS) });
const anAdmin = () => personOf(["officer", "admin"]);

/** FXStreet, which gives a token and then answers so. */
async function fxstreet(...answers: Say[]) {
  let asked = 0;
  const running = await provider(({ url }) => {
    if (url === "/v2/token") return { body: JSON.stringify({ access_token: `t${asked}`, expires_in: 3600 }) };
    asked++;
    return answers[Math.min(asked, answers.length) - 1]!;
  });
  stops.push(running.stop);
  Object.assign(process.env, { FXSTREET_URL: running.url, FXSTREET_TOKENS_URL: running.url });
  return { ...running, feeds: () => running.heard.filter(({ url }) => url !== "/v2/token") };
}
/** A source tells whole minutes, so that events of one time are put in order by their names. */
const inAnHour = () => new Date(Math.floor((now() + 3_600_000) / 60_000) * 60_000).toISOString();
const wire = (more: object = {}) => ({
  id: "date-1",
  eventId: "event-1",
  name: "Unemployment Rate",
  dateUtc: inAnHour(),
  countryCode: "US",
  currencyCode: "USD",
  volatility: "HIGH",
  actual: null,
  consensus: 4.3,
  previous: 4.2,
  unit: "%",
  potency: "ZERO",
  isAllDay: false,
  lastUpdated: 1_790_000_000,
  ...more,
});
const told = (...events: unknown[]): Say => ({ body: JSON.stringify(events) });

it("keeps one calendar for everyone, from a source that is asked with its secret once", async () => {
  await refresh();
  const officer = await personOf(["officer"]);
  const { events, source, sample, heardAt } = await officer.as(() => Calendar.eventsBetween(week()));
  expect({ source, sample }).toEqual({ source: "Sample data, not from FXStreet, economic calendar", sample: true });
  expect(Math.abs(Date.parse(heardAt!) - now())).toBeLessThan(60_000);
  expect(events.length).toBeGreaterThan(3);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  const claims = events.find(({ name }) => name === "Initial Jobless Claims")!;
  expect(claims).toMatchObject({ actual: null, consensus: 221, previous: 219, potency: "K", importance: "high" });
  // The figure is asked for minute by minute once its time has come.
  advance(Date.parse(claims.at) + 61_000 - now());
  await refresh();
  const after = await officer.as(() => Calendar.eventsBetween(week()));
  expect(after.events.find(({ id }) => id === claims.id)!.actual).toBe(218);
});

it("asks for all weeks, then each quarter of an hour, and each minute while a figure is due", async () => {
  const due = wire({ dateUtc: new Date(now() + 16 * 60_000).toISOString() });
  const source = await fxstreet(told(due));
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute++) {
      advance(60_000);
      await refresh();
    }
  };
  await refresh();
  await minutes(14);
  expect(source.feeds()).toHaveLength(1);
  await minutes(1);
  expect(source.feeds()).toHaveLength(2);
  await minutes(5);
  expect(source.feeds()).toHaveLength(7);
  const [whole, near] = source.feeds().map(({ url }) => url.match(/eventDates\/(.+)\/(.+)\?countries=US$/)!);
  expect((Date.parse(whole![2]!) - Date.parse(whole![1]!)) / DAY_MS).toBe(16 * 7);
  expect((Date.parse(near![2]!) - Date.parse(near![1]!)) / DAY_MS).toBe(14);
  expect(source.heard.filter(({ url }) => url === "/v2/token")).toHaveLength(1);
  expect(source.feeds()[0]!.headers.authorization).toBe("Bearer t0");
});

it("renews a token that is no longer taken, once", async () => {
  const source = await fxstreet({ status: 401 }, told(wire()));
  await refresh();
  expect(source.feeds().map(({ headers }) => headers.authorization)).toEqual([expect.anything(), "Bearer t1"]);
});

it.each<[string, Say]>([
  ["is down", { status: 503 }],
  ["refuses", { status: 401 }],
  ["knows nothing", told()],
  ["speaks of something else", { body: "<html>We have moved</html>" }],
  ["tells other shapes alone", told({ id: 1 }, wire({ dateUtc: "soon" }), wire({ countryCode: "DE" }), null)],
])("keeps what is known when the source %s", async (_, say) => {
  silent();
  await fxstreet(told(wire()), say);
  await refresh();
  advance(15 * 60_000);
  await expect(refresh()).rejects.toThrow();
  const { events } = await (await anAdmin()).as(() => Calendar.eventsBetween(week()));
  expect(events).toMatchObject([{ name: "Unemployment Rate", consensus: 4.3, featured: true }]);
});

it("believes no figure that is none, and leaves out a date in another shape", async () => {
  const log = silent();
  const odd = { id: "date-2", potency: "Q", volatility: "WILD", unit: "a".repeat(90), name: "Two\u202E  \n lines" };
  await fxstreet(told(wire(), wire(odd), wire({ id: "../etc" }), wire({ id: "date-3", actual: "9" })));
  await refresh();
  const { events } = await (await anAdmin()).as(() => Calendar.eventsBetween(week()));
  expect(events.map(({ id }) => id)).toEqual(["date-2", "date-1"]);
  expect(events[0]).toMatchObject({ name: "Two lines", potency: "ZERO", importance: "none", unit: "a".repeat(16) });
  expect(log.mock.calls.join()).toContain("FXStreet told 2 events in another shape.");
});

it("asks nobody where no key is given, and says so", async () => {
  const source = await fxstreet(told(wire()));
  process.env.FXSTREET_KEY = "none";
  await CalendarStateEntity.delete({ country: "US" }).go();
  await refresh();
  expect(source.heard).toEqual([]);
  const calendar = await (await anAdmin()).as(() => Calendar.eventsBetween(week()));
  expect(calendar).toMatchObject({ heardAt: null, source: "No economic calendar is connected" });
});

it.each([
  "Pending Home Sales (MoM)",
  "ADP Private Payroll Change",
  "FOMC Minutes",
  "Unemployment Rate",
  "Consumer Price Index (MoM)",
  "Consumer Price Index Ex Food & Energy (MoM)",
  "Personal Consumption Expenditures (YoY)",
  "Personal Consumption Expenditures (MoM)",
])("features %s by default", (name) => {
  expect([Calendar.isFeaturedByDefault(name), Calendar.isFeaturedByDefault(`${name} of Mars`)]).toEqual([true, false]);
});

it("lets an administrator feature an event on all of its dates, for the own corporation alone", async () => {
  const later = wire({ id: "date-2", dateUtc: new Date(now() + DAY_MS).toISOString() });
  const other = wire({ id: "date-3", eventId: "event-2", name: "Retail Sales (MoM)", volatility: "LOW" });
  await fxstreet(told(wire(), later, other));
  await refresh();
  const admin = await anAdmin();
  const officer = await personOf(["officer"], admin.corpId);
  const date = dayOf(now());
  const records = () => officer.as(() => Calendar.records(week()));
  expect(await records()).toMatchObject([
    { _id: null, id: "date-1", eventId: "event-1", title: "Unemployment Rate", featured: true },
    { _id: null, id: "date-2", featured: true },
  ]);
  const off = { eventId: "event-1", date, featured: false };
  const made = await admin.as(() => Calendar.decide(off));
  expect(made).toEqual({ _id: "ecr_event-1", ...off });
  expect(await records()).toMatchObject([
    { _id: "ecr_event-1", id: "date-1", featured: false },
    { _id: "ecr_event-1", id: "date-2", featured: false },
  ]);
  await admin.as(() => Calendar.decide({ eventId: "event-2", date, featured: true }));
  await admin.as(() => Calendar.change({ id: made._id, ...off, featured: true }));
  const now_ = await records();
  expect(now_.map(({ id, featured }) => [id, featured])).toEqual([
    ["date-3", true],
    ["date-1", true],
    ["date-2", true],
  ]);
  for (const record of now_) expect(FeaturedRecord.safeParse(record).success).toBe(true);
  const rival = await anAdmin();
  expect(await rival.as(() => Calendar.records(week()))).toHaveLength(2);
  await expect(rival.as(() => Calendar.change({ id: made._id, ...off }))).rejects.toMatchObject({ code: "missing" });
  await expect(officer.as(async () => Calendar.decide(off))).rejects.toMatchObject({ code: "missing" });
  const trail = await admin.as(() => Audit.list({ scope: "corp" }));
  expect(trail.map(({ kind, detail }) => [kind, detail.event])).toEqual([
    ["calendar-event.featured", "Unemployment Rate"],
    ["calendar-event.featured", "Retail Sales (MoM)"],
    ["calendar-event.unfeatured", "Unemployment Rate"],
  ]);
});

it("gives keys of its own, a token for them, and the feed in its source's form; none of them lasts", async () => {
  await fxstreet(told(wire()));
  await refresh();
  const keys = Keys.newKeys();
  expect(JSON.stringify(keys)).not.toContain("sample");
  const asks = (more: object = {}) =>
    Keys.token({ grant_type: "client_credentials", client_id: keys.id, client_secret: keys.secret, ...more });
  const { access_token, token_type } = asks();
  const days = { from: `${week().startDate}T00:00:00Z`, to: `${week().endDate}T00:00:00Z` };
  const feed = await Keys.feed(`${token_type} ${access_token}`, days);
  expect(feed).toMatchObject([
    { id: "date-1", volatility: "HIGH", countryCode: "US", consensus: 4.3, potency: "ZERO" },
  ]);
  const refused = { code: "signedOut" };
  for (const bad of [
    "",
    "Bearer",
    `Bearer ${access_token}x`,
    `Bearer 9${access_token}`,
    `Bearer ${keys.id}.${keys.secret}`,
  ])
    await expect(Keys.feed(bad, days)).rejects.toMatchObject(refused);
  expect(() => asks({ client_secret: "guess" })).toThrow();
  expect(() => asks({ client_id: `9${keys.id}` })).toThrow();
  const wide = { ...days, to: "2099-01-01T00:00:00Z" };
  await expect(Keys.feed(`Bearer ${access_token}`, wide)).rejects.toMatchObject({ code: "invalid" });
  advance(601_000);
  expect(() => asks()).toThrow();
  await expect(Keys.feed(`Bearer ${access_token}`, days)).rejects.toMatchObject(refused);
});

it("follows what is featured in the officer's own calendar, at an address that a new one ends", async () => {
  const low = wire({ id: "date-2", eventId: "event-2", name: "Retail Sales; MoM, all", volatility: "HIGH", unit: "%" });
  await fxstreet(told(wire(), low));
  await refresh();
  const corporation = await Permissions.createCorporation({ name: "Summit", permissions: {} });
  const { id: userId } = await Users.create({
    email: "cal@highway.test",
    fullName: "Cal Endar",
    corpID: corporation.id,
    isAdmin: false,
    header: {},
  });
  const who = { kind: "person", userId, corpId: corporation.id, sessionId: "ses_1", roles: ["officer"] } as const;
  const officer = { as: <R>(deed: () => R) => runAs(who, { address: "::1", agent: "" }, deed) };
  const mine = await officer.as(() => Subscription.mine());
  expect(mine).toMatchObject({ featured: true, highImportance: false, fetchedAt: null });
  const addressOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
  const read = async (url: string) =>
    new TextDecoder().decode((await Subscription.at({ address: addressOf(url) })).bytes).replaceAll("\r\n ", "");
  const first = await read(mine.address);
  expect(first).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(first.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(first).toContain("SUMMARY:Unemployment Rate");
  expect(first).toContain("DESCRIPTION:Consensus 4.3%. Previous 4.2%. High importance.");
  expect(first).toContain("UID:date-1@highway");
  await officer.as(() => Subscription.choose({ featured: true, highImportance: true }));
  expect(await read(mine.address)).toContain("SUMMARY:Retail Sales\\; MoM\\, all");
  expect((await officer.as(() => Subscription.mine())).fetchedAt).not.toBeNull();
  const renewed = await officer.as(() => Subscription.renew());
  expect(renewed.address).not.toBe(mine.address);
  expect(renewed).toMatchObject({ featured: true, highImportance: true, fetchedAt: null });
  expect(await read(renewed.address)).toContain("Retail Sales");
  const missing = { code: "missing" };
  await expect(read(mine.address)).rejects.toMatchObject(missing);
  const forged = [
    renewed.address.replace(/\.2\./, ".3."),
    // The right officer and version, and a signature that somebody made up.
    renewed.address.replace(/\.[\w-]{43}\.ics$/, `.${"A".repeat(43)}.ics`),
  ];
  for (const address of forged) await expect(read(address)).rejects.toMatchObject(missing);
  const [kind] = await officer.as(() => Audit.list({}));
  expect(kind).toMatchObject({ kind: "calendar-address.renewed" });
});
