import { describe, expect, it } from "vitest";
import { exampleQuotes } from "../quotes/example";
import { easternInstant } from "../quotes/pure/eastern";
import type { NewsItem } from "../schema";
import { compose, type Parts } from "./compose";
import { isLate, workingDayAt, workingDayBy } from "./pure/working-days";
import { publishedSeries, type Read } from "./series";

const of = (...pairs: [string, number][]): Read => ({
  series: pairs.map(([date, value]) => ({ date, value })),
  source: "A source",
  sample: false,
});
const empty = Object.fromEntries(publishedSeries.map(({ key }) => [key, of()])) as Parts["series"];
const calendar: Parts["calendar"] = { events: [], heardAt: null, source: "FXStreet", sample: false };
const nothing: Parts = { series: empty, quotes: null, news: [], calendar };
const at = (day: string, minutes: number) => ({ day, instant: easternInstant(day, minutes), isToday: true });
const tuesday = at("2026-11-24", 10 * 60 + 42);

const survey: Parts["series"] = {
  ...empty,
  average30: of(["2025-01-02", 6.91], ["2025-12-24", 6.18], ["2025-12-31", 6.15]),
  treasury10: of(["2025-01-02", 4.57], ["2025-12-24", 4.15], ["2025-12-31", 4.18]),
  treasury2: of(["2025-12-31", 3.47]),
};
const rateOf = (briefing: ReturnType<typeof compose>, key: string) => briefing.rates.find((rate) => rate.key === key);

describe("rates", () => {
  it("come with the gap to the Treasury, and the example's payment to the cent", () => {
    const briefing = compose(at("2025-12-31", 700), { ...nothing, series: survey });
    expect(rateOf(briefing, "mortgageSpread")).toMatchObject({
      value: 1.97,
      week: { value: 2.03, change: -0.06 },
      year: { value: 2.34, change: -0.37 },
      rhythm: "weekly",
    });
    expect(rateOf(briefing, "treasurySpread")).toMatchObject({ value: 0.71, week: null });
    // The payments that the public specification of the market update works out.
    expect(briefing.example).toMatchObject({
      of: "average30",
      now: { rate: 6.15, payment: 2436.91 },
      week: { rate: 6.18, payment: 2444.69 },
      year: { rate: 6.91, payment: 2637.08 },
    });
  });

  it("are told of the conforming index where it is known", () => {
    const series = { ...survey, conforming30: of(["2025-12-30", 6.2]) };
    expect(compose(at("2025-12-31", 700), { ...nothing, series }).example).toMatchObject({
      of: "conforming30",
      now: { rate: 6.2, date: "2025-12-30" },
      week: null,
    });
  });

  it("that no source ever told keep their line, and say nothing", () => {
    const briefing = compose(tuesday, nothing);
    expect(briefing.rates).toHaveLength(12);
    for (const rate of briefing.rates) expect(rate).toMatchObject({ value: null, date: null, stale: false });
    expect(briefing.example).toBeNull();
  });

  it("of a past day know nothing of later ones", () => {
    const briefing = compose({ ...at("2025-12-30", 700), isToday: false }, { ...nothing, series: survey });
    expect(rateOf(briefing, "average30")).toMatchObject({ value: 6.18, date: "2025-12-24" });
    expect(briefing.courses.average30.at(-1)).toEqual(["2025-12-24", 6.18]);
    expect(briefing.coupons).toMatchObject({ list: [], heardAt: null });
  });

  it("of a past day stand beside its closing prices, none of which grows old", () => {
    const past = { ...at("2025-12-30", 700), isToday: false };
    const { coupons } = compose(past, { ...nothing, series: survey, quotes: { ...exampleQuotes, feed: "closed" } });
    expect(coupons.list.map(({ price, stale }) => [price, stale])).toEqual(
      exampleQuotes.coupons.map(({ currentPrice }) => [currentPrice, false]),
    );
  });
});

describe("late series", () => {
  it.each([
    ["the day after", "2026-11-23", "2026-11-24", false],
    ["before a Monday's is out", "2026-11-19", "2026-11-23", false],
    ["two working days late", "2026-11-18", "2026-11-23", true],
    ["over Thanksgiving, which is no working day", "2026-11-24", "2026-11-27", false],
    ["over Thanksgiving and a weekend", "2026-11-24", "2026-11-30", true],
  ])("daily: %s", (_, last, today, late) => expect(isLate(last, "daily", today)).toBe(late));

  it.each([
    ["within the week", "2026-11-12", "2026-11-18", false],
    ["on its own day, before it is out", "2026-11-12", "2026-11-19", false],
    ["one working day late", "2026-11-12", "2026-11-20", false],
    ["two working days late", "2026-11-12", "2026-11-23", true],
    ["due on Thanksgiving, on the Friday", "2026-11-19", "2026-11-27", false],
    ["due on Thanksgiving, on the Monday", "2026-11-19", "2026-11-30", true],
  ])("weekly: %s", (_, last, today, late) => expect(isLate(last, "weekly", today)).toBe(late));
});

describe("the working day", () => {
  it("is New York's, and the last one on a weekend or a holiday", () => {
    expect(workingDayAt(Date.parse("2026-11-24T04:59:00Z"))).toBe("2026-11-23");
    expect(workingDayAt(Date.parse("2026-11-24T05:00:00Z"))).toBe("2026-11-24");
    expect(workingDayAt(Date.parse("2026-11-29T12:00:00Z"))).toBe("2026-11-27");
    expect(workingDayBy("2026-11-26")).toBe("2026-11-25");
  });

  it("begins an hour earlier in UTC once the clock has changed", () => {
    // On 3/8/2026 New York goes from five hours behind to four.
    expect(workingDayAt(Date.parse("2026-03-06T04:59:00Z"))).toBe("2026-03-05");
    expect(workingDayAt(Date.parse("2026-03-09T04:01:00Z"))).toBe("2026-03-09");
  });
});

describe("coupons", () => {
  const quotes = (lastTick: string | null) =>
    ({ ...exampleQuotes, coupons: [{ ...exampleQuotes.coupons[0]!, lastTick }] }) as Parts["quotes"];
  const staleAt = (when: typeof tuesday, lastTick: string | null) =>
    compose(when, { ...nothing, quotes: quotes(lastTick) }).coupons.list[0]?.stale;

  it("stand beside the previous close in 32nds and in basis points of price", () => {
    const { list } = compose(tuesday, { ...nothing, quotes: quotes("2026-11-24T15:42:00.000Z") }).coupons;
    expect(list[0]).toMatchObject({ price: 101.28, in32nds: "101-09", move32nds: "−6", moveBp: -19, stale: false });
  });

  it("are stale after 20 minutes while the market is open, and never while it is closed", () => {
    expect(staleAt(tuesday, "2026-11-24T15:22:00.000Z")).toBe(false);
    expect(staleAt(tuesday, "2026-11-24T15:21:59.000Z")).toBe(true);
    expect(staleAt(tuesday, null)).toBe(true);
    expect(staleAt(at("2026-11-24", 17 * 60), "2026-11-24T15:00:00.000Z")).toBe(false);
    expect(staleAt(at("2026-11-26", 11 * 60), "2026-11-25T20:00:00.000Z")).toBe(false);
  });

  it("without a price or a close have no line", () => {
    const coupons = [
      { ...exampleQuotes.coupons[0]!, currentPrice: null },
      { ...exampleQuotes.coupons[0]!, previousClose: null },
    ];
    const shown = { ...exampleQuotes, coupons } as Parts["quotes"];
    expect(compose(tuesday, { ...nothing, quotes: shown }).coupons.list).toEqual([]);
  });
});

const event = (over: object): Parts["calendar"]["events"][number] => ({
  id: "e1",
  eventId: "e",
  name: "Consumer Price Index (MoM)",
  at: "2026-11-24T13:30:00.000Z",
  period: null,
  isAllDay: false,
  isTentative: false,
  isSpeech: false,
  importance: "high",
  actual: 0.2,
  consensus: 0.3,
  previous: 0.4,
  revised: null,
  unit: "%",
  potency: "ZERO",
  isBetterThanExpected: null,
  lastUpdated: null,
  ...over,
});
const news = (over: Partial<NewsItem>): NewsItem => ({
  news: "A release",
  newsDate: "2026-11-24",
  newsTime: "09:00",
  isAlert: false,
  link: null,
  source: "Federal Reserve Board",
  sample: false,
  ...over,
});

describe("what moved", () => {
  const movedOf = (parts: Partial<Parts>, when = tuesday) =>
    compose(when, { ...nothing, ...parts }).moved.list.map(({ words }) => words);

  it("is told in the sources' words, what moves rates first, three lines at most", () => {
    const told = movedOf({
      news: [news({ news: "Latest", newsTime: "10:30" }), news({ news: "Statement", isAlert: true }), news({})],
      calendar: { ...calendar, events: [event({}), event({ importance: "low", name: "A survey" })] },
    });
    expect(told).toEqual(["Statement", "Consumer Price Index (MoM): 0.2%", "Latest"]);
  });

  it("tells a figure apart from what was expected and what it was before, where those are known", () => {
    const figureOf = (over: Parameters<typeof event>[0]) =>
      compose(tuesday, { ...nothing, calendar: { ...calendar, events: [event(over)] } }).moved.list[0];
    expect(figureOf({})).toMatchObject({ consensus: "0.3%", previous: "0.4%" });
    expect(figureOf({ consensus: null, previous: null })).not.toHaveProperty("consensus");
  });

  it("is of the day alone, a weekend's news with the working day before it", () => {
    const weekend = news({ news: "On Saturday", newsDate: "2026-11-21" });
    expect(movedOf({ news: [weekend] })).toEqual([]);
    expect(movedOf({ news: [weekend] }, { ...at("2026-11-20", 0), isToday: false })).toEqual(["On Saturday"]);
    expect(movedOf({ news: [news({ newsDate: null })] })).toEqual([]);
  });

  it("has the figures of a holiday with the working day before it, where they are coming no more", () => {
    const events = [event({ at: "2026-11-26T13:30:00.000Z" }), event({ name: "Next", at: "2026-11-27T13:30:00.000Z" })];
    const past = { ...at("2026-11-30", 600), day: "2026-11-25", isToday: false };
    const { moved, coming } = compose(past, { ...nothing, calendar: { ...calendar, events } });
    expect(moved.list.map(({ words }) => words)).toEqual(["Consumer Price Index (MoM): 0.2%"]);
    expect(coming.list.map(({ name }) => name)).toEqual(["Next"]);
  });

  it("does not tell a figure that has not come out", () => {
    const events = [event({ actual: null }), event({ at: "2026-11-24T20:00:00.000Z" })];
    expect(movedOf({ calendar: { ...calendar, events } })).toEqual([]);
  });

  it("says as of when the news is while its source is out", () => {
    const asOf = "2026-11-24T12:00:00.000Z";
    expect(compose(tuesday, { ...nothing, news: [news({ asOf })] }).moved.heardAt).toBe(asOf);
    expect(compose(tuesday, nothing).moved.heardAt).toBeNull();
  });
});

it("names the next five events of high importance, also one that lasts today", () => {
  const days = ["2026-11-24", "2026-11-25", "2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"];
  const events = [
    event({ name: "Past" }),
    event({ name: "All day", isAllDay: true, at: "2026-11-24T00:00:00.000Z" }),
    event({ name: "Of low importance", importance: "low", at: "2026-11-24T20:00:00.000Z" }),
    ...days.map((day) => event({ name: `At ${day}`, at: `${day}T19:00:00.000Z`, actual: null })),
  ];
  const { list } = compose(tuesday, { ...nothing, calendar: { ...calendar, events } }).coming;
  expect(list.map(({ name }) => name)).toEqual(["All day", ...days.slice(0, 4).map((day) => `At ${day}`)]);
  expect(list[1]).toMatchObject({ consensus: "0.3%", previous: "0.4%" });
});
