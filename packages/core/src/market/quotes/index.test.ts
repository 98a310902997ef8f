import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { advance, now } from "../../platform/clock";
import { provider, type Say } from "../../platform/outside/outside.fixture";
import { emptyTable } from "../../platform/table/empty.fixture";
import { table } from "../../platform/table/table";
import type { HubFrame } from "../hub/frame.schema";
import * as Quotes from "./index";
import type { NewTicks } from "./keep";
import { easternInstant, inEastern } from "./pure/eastern";
import { hoursOf, nextTradingDay } from "./pure/trading-days";
import { Quotes as Answer } from "./schema";

let sample: Record<string, string>;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const [table, standIns] = [await startTable(), await startOutside()];
  Object.assign(process.env, table.environment, standIns.environment);
  sample = standIns.environment;
  stop = () => Promise.all([table.stop(), standIns.stop()]);
});
afterAll(() => stop());

/** What was told to the pages that are open at the market. */
const frames = vi.hoisted(() => [] as HubFrame[]);
const hub = vi.hoisted(() => ({ isOut: false }));
vi.mock("../hub/index", () => ({
  publish: async (frame: HubFrame) => {
    if (hub.isOut) throw new Error("The queue of frames is out.");
    frames.push(frame);
  },
}));

const CLOSES = 17 * 60;
/** Each test has an empty table and a day of trading of its own, which closes at 5 PM, and begins at 10:42:18 AM. */
let day: string;
beforeEach(async () => {
  await emptyTable();
  day = inEastern(now()).day;
  do day = nextTradingDay(day);
  while (hoursOf(day)!.closes !== CLOSES);
  advance(easternInstant(day, 642) + 18_000 - now());
});
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of stops.splice(0)) await each();
  vi.restoreAllMocks();
  Object.assign(process.env, { QUOTES_URL: sample.QUOTES_URL, QUOTES_KEY: "none" });
});
const says = async (answer: (count: number) => Say) => {
  const running = await provider((_, count) => answer(count));
  stops.push(running.stop);
  process.env.QUOTES_URL = running.url;
  return running;
};
const silent = () => vi.spyOn(console, "error").mockReturnValue();
const told = (...ticks: [secondsAgo: number, price: number][]): Say => ({
  body: JSON.stringify({
    day,
    coupons: [
      {
        id: "umbs30-6.0",
        name: "UMBS 30Y 6.0",
        previousClose: 101.47,
        ticks: ticks.map(([ago, price]) => ({ at: new Date(now() - ago * 1000).toISOString(), price })),
      },
    ],
  }),
});
/** What an officer is told a moment later. */
const seen = () => {
  advance(1_001);
  return Quotes.snapshot();
};

it("says that no feed is connected where a stage has none, and asks nobody", async () => {
  process.env.QUOTES_URL = "none";
  await Quotes.ingest(now());
  expect(await seen()).toMatchObject({ feed: "off", heardAt: null, coupons: [] });
});

it("says that a feed is late which has never answered", async () => {
  silent();
  await says(() => ({ status: 401 }));
  await expect(Quotes.listen()).rejects.toThrow("The price feed answered 401.");
  expect(await seen()).toMatchObject({ feed: "late", heardAt: null, sequence: 0, coupons: [] });
  advance(5_000);
  process.env.QUOTES_URL = sample.QUOTES_URL;
  await Quotes.listen();
  expect(await seen()).toMatchObject({ feed: "live", sequence: 1 });
});

it("plays a day of trading of the sample, with eight coupons that agree with themselves", async () => {
  await Quotes.listen();
  const quotes = Answer.parse(await seen());
  expect(quotes).toMatchObject({ feed: "live", sample: true, source: "Sample data, not from the price feed" });
  expect(quotes.coupons.map(({ couponName }) => couponName)).toEqual([
    "UMBS 30Y 5.0",
    "UMBS 30Y 5.5",
    "UMBS 30Y 6.0",
    "UMBS 30Y 6.5",
    "UMBS 15Y 5.0",
    "UMBS 15Y 5.5",
    "GNMA II 5.5",
    "GNMA II 6.0",
  ]);
  for (const { quarterHours, currentPrice, lowPrice, highPrice, lastTick } of quotes.coupons) {
    expect(quarterHours["10:30"]).not.toBeNull();
    expect(quarterHours["10:45"]).toBeNull();
    expect(currentPrice).toBeGreaterThanOrEqual(lowPrice!);
    expect(currentPrice).toBeLessThanOrEqual(highPrice!);
    expect(Date.parse(lastTick!)).toBeLessThanOrEqual(now());
  }
});

it("has the course of the day minute by minute, and goes on with it", async () => {
  await Quotes.listen();
  advance(120_000);
  await Quotes.listen();
  const [course] = await Quotes.courses({ days: "1" });
  const prices = course!.prices["umbs30-6.0"]!;
  expect([course!.day, course!.step, prices.length]).toEqual([day, 1, 165]);
  expect(prices.slice(1)).not.toContain(null);
  const { quarterHours } = (await seen()).coupons[2]!;
  expect([prices[15], prices[150]]).toEqual([quarterHours["8:15"], quarterHours["10:30"]]);
});

it("makes up the four days before, and tells all five in steps of five minutes", async () => {
  await Quotes.ingest(now());
  const all = await Quotes.courses({ days: "5" });
  expect(all.map(({ step }) => step)).toEqual([5, 5, 5, 5, 5]);
  expect(all.at(-1)!.day).toBe(day);
  expect(all.map((each) => each.day)).toEqual(all.map((each) => each.day).toSorted());
});

it("tells of twenty days how far a coupon went, to the tick, in all and since a sheet", async () => {
  for (let run = 0; run < 5; run++) await Quotes.ingest(now());
  const days = await Quotes.spans({ coupon: "umbs30-6.0", time: "09:40" });
  expect(days).toHaveLength(20);
  expect(days.map((each) => each.day)).toEqual(days.map((each) => each.day).toSorted());
  const today = days.at(-1)!;
  const coupon = (await seen()).coupons.find(({ couponID }) => couponID === "umbs30-6.0")!;
  expect(today).toMatchObject({ day, close: coupon.previousClose, low: coupon.lowPrice, high: coupon.highPrice });
  const courses = await Quotes.courses({ days: "5" });
  for (const { day: each, prices } of courses) {
    const known = prices["umbs30-6.0"]!.filter((price) => price !== null);
    const span = days.find((one) => one.day === each)!;
    expect(span.low).toBeLessThanOrEqual(Math.min(...known));
    expect(span.high).toBeGreaterThanOrEqual(Math.max(...known));
    expect(span.sheetPrice).toBe(prices["umbs30-6.0"]![20]);
    expect(span.lowAfter).toBeGreaterThanOrEqual(span.low!);
    expect(span.highAfter).toBeLessThanOrEqual(span.high!);
  }
});

it("asks for what is new since it last heard, with the key of the feed", async () => {
  process.env.QUOTES_KEY = "abc";
  const feed = await says(() => told([2, 101.28125]));
  await Quotes.listen();
  const { heardAt } = await seen();
  advance(5_000);
  await Quotes.listen();
  expect(feed.heard.map(({ url }) => new URL(url, "http://x").searchParams.get("since"))).toEqual([
    null,
    new Date(Date.parse(heardAt!) - 10_000).toISOString(),
  ]);
  expect(feed.heard[0]!.headers.authorization).toBe("Bearer abc");
});

it.each<[string, Say]>([
  ["is down", { status: 503 }],
  ["refuses the key", { status: 401 }],
  ["speaks of something else", { body: "<html>We have moved</html>" }],
  [
    "tells a price of zero",
    {
      body: JSON.stringify({
        day: "2026-11-24",
        coupons: [
          { id: "umbs30-6.0", name: "x", previousClose: null, ticks: [{ at: "2026-11-24T15:42:18.000Z", price: 0 }] },
        ],
      }),
    },
  ],
  ["breaks off", { body: '{"day": "2026-11-24", "coupons": [' }],
])("goes on showing the last prices as old ones when the feed %s, and comes back", async (_, fault) => {
  silent();
  let says_: Say = told([2, 101.28125]);
  await says(() => says_);
  await Quotes.listen();
  const before = await seen();
  says_ = fault;
  advance(61_000);
  await expect(Quotes.listen()).rejects.toThrow(/^The price feed /);
  const late = await seen();
  expect(late).toMatchObject({ feed: "late", heardAt: before.heardAt, sequence: before.sequence });
  expect(late.coupons).toEqual(before.coupons);
  says_ = told([2, 101.25]);
  await Quotes.listen();
  expect(await seen()).toMatchObject({ feed: "live", coupons: [{ currentPrice: 101.25 }] });
});

it("waits no longer than four seconds for a slow feed", async () => {
  await says(() => ({ ...told([2, 101.28]), after: 6_000 }));
  await expect(Quotes.listen()).rejects.toThrow("did not answer in 4000 ms");
});

it("believes nothing of an answer in which nothing can be true", async () => {
  let ticks = told([2, 101.28]);
  await says(() => ticks);
  await Quotes.listen();
  const before = await seen();
  ticks = told([0, 120], [0, 10]);
  await expect(Quotes.listen()).rejects.toThrow("nothing but prices or times that cannot be true");
  expect(await seen()).toMatchObject({ coupons: before.coupons, heardAt: before.heardAt });
});

it.each<[string, object[]]>([
  ["a price of zero", [{ ago: 1, price: 0 }]],
  ["a word for a price", [{ ago: 1, price: "n/a" }]],
  ["a step that no security takes", [{ ago: 1, price: 120 }]],
  ["a time of the future", [{ ago: -3_600, price: 101.3 }]],
  ["no time", [{ price: 101.3 }]],
])("leaves out one of eight coupons with %s, logs it, sends no alert by it, and takes it again", async (_, garbage) => {
  const logged = silent();
  const heard: NewTicks[] = [];
  const listen = () => Quotes.listen(async (news) => void heard.push(news));
  let bad: object[] = [];
  let price = 101.28;
  await says(() => ({
    body: JSON.stringify({
      day,
      coupons: Array.from({ length: 8 }, (_, place) => ({
        id: `umbs30-${place}`,
        name: `UMBS 30Y ${place}`,
        previousClose: 101.47,
        ticks: (place === 2 && bad.length > 0 ? bad : [{ ago: 2, price }]).map(
          ({ ago, ...tick }: { ago?: number }) => ({
            ...tick,
            ...(ago !== undefined && { at: new Date(now() - ago * 1000).toISOString() }),
          }),
        ),
      })),
    }),
  }));
  await listen();
  const [before] = [(await seen()).coupons[2]];
  Object.assign(heard, { length: 0 });
  bad = garbage;
  price = 101.4;
  for (let answer = 0; answer < 3; answer++) {
    advance(60_000);
    await listen();
  }
  const during = await seen();
  expect(during.feed).toBe("live");
  expect(during.coupons.map(({ currentPrice }) => currentPrice)).toEqual([
    101.4,
    101.4,
    101.28,
    ...Array(5).fill(101.4),
  ]);
  expect(during.coupons[2]!.lastTick).toBe(before!.lastTick);
  expect(heard.flatMap(({ coupons }) => coupons.map(({ couponID }) => couponID))).not.toContain("umbs30-2");
  expect(logged.mock.calls.filter(([line]) => `${line}`.includes("UMBS 30Y 2"))).toHaveLength(3);
  bad = [];
  advance(5_000);
  await listen();
  expect((await seen()).coupons[2]).toMatchObject({ currentPrice: 101.4 });
  expect(heard.at(-1)!.coupons).toContainEqual(expect.objectContaining({ couponID: "umbs30-2" }));
  expect(logged).toHaveBeenCalledTimes(3);
});

it("says when the market is closed, keeps the day's last prices, and asks no more", async () => {
  const feed = await says(() => told([0, 101.22]));
  await Quotes.listen();
  advance(easternInstant(day, 1_021) - now());
  await Quotes.listen();
  await Quotes.listen();
  expect(feed.heard).toHaveLength(2);
  expect(await seen()).toMatchObject({ feed: "closed", coupons: [{ currentPrice: 101.22, couponDate: day }] });
});

it("tells open pages every fifteen seconds what has changed since the frame before, and that the feed answers", async () => {
  let ticks = told([2, 101.28125]);
  await says(() => ticks);
  frames.length = 0;
  await Promise.all([Quotes.listen(), Quotes.listen()]);
  await Quotes.listen();
  for (const price of [101.25, 101.22, 101.19]) {
    advance(5_000);
    ticks = told([1, price]);
    await Quotes.listen();
  }
  const [first, second] = frames;
  expect(frames.map(({ coupons }) => coupons.map(({ currentPrice }) => currentPrice))).toEqual([[101.28], [101.19]]);
  expect([second!.after, second!.sequence]).toEqual([first!.sequence, first!.sequence + 3]);
  expect((await seen()).sequence).toBe(second!.sequence);
  advance(15_000);
  await Quotes.listen();
  expect(frames[2]).toMatchObject({ after: second!.sequence, sequence: second!.sequence, coupons: [] });
});

it("hands its ticks to whoever waits for them also where the pages cannot be told", async () => {
  await says(() => told([8, 101.3]));
  hub.isOut = true;
  const heard: NewTicks[] = [];
  await expect(Quotes.listen(async (news) => void heard.push(news))).rejects.toThrow("The queue of frames is out.");
  hub.isOut = false;
  expect(heard).toMatchObject([{ day, coupons: [{ ticks: [{ price: 101.3 }] }] }]);
});

it("tells the day's last changes when the market has closed, however soon after the frame before", async () => {
  let ticks = told([0, 101.22]);
  await says(() => ticks);
  advance(easternInstant(day, 1_019) + 57_000 - now());
  frames.length = 0;
  await Quotes.listen();
  ticks = told([-1, 101.31]);
  advance(6_000);
  await Quotes.listen();
  expect(frames.map(({ coupons }) => coupons[0]?.currentPrice)).toEqual([101.22, 101.31]);
});

it("keeps one board where two runs hear at once", async () => {
  await says(() => told([2, 101.28125]));
  await Promise.all([Quotes.listen(), Quotes.listen(), Quotes.listen()]);
  expect((await seen()).coupons).toMatchObject([{ currentPrice: 101.28 }]);
});

it("reads the table once for a thousand pages that begin at the same moment", async () => {
  await says(() => told([2, 101.28125]));
  await Quotes.listen();
  advance(1_001);
  const reads = vi.spyOn(table.client, "send");
  const all = await Promise.all(Array.from({ length: 1_000 }, () => Quotes.snapshot()));
  expect(reads).toHaveBeenCalledTimes(1);
  expect(new Set(all.map(({ sequence }) => sequence)).size).toBe(1);
});

it("reads no more once the machine is told to stop, though it waits for its next turn in an open market", async () => {
  silent();
  await says(() => told([4, 101.5]));
  const stopping = new AbortController();
  const running = Quotes.ingest(now() + 50_000, undefined, stopping.signal);
  await vi.waitFor(async () => expect((await seen()).coupons).toHaveLength(1), { timeout: 30_000 });
  const turn = new Promise((resolve) => setTimeout(resolve, 4_000, "its next turn"));
  stopping.abort();
  expect(await Promise.race([running.then(() => "it stopped"), turn])).toBe("it stopped");
});

it("tells what a past day closed at beside the day before, and nothing of a day of which no prices are kept", async () => {
  const toNextDay = () => {
    day = nextTradingDay(day);
    advance(easternInstant(day, 642) + 18_000 - now());
  };
  const second = nextTradingDay(day);
  for (const price of [101.5, 101.25]) {
    await says(() => told([120, price]));
    await Quotes.listen();
    toNextDay();
  }
  const closed = await Quotes.pastDay(second);
  expect(closed).toMatchObject({ feed: "closed", heardAt: null, sample: false });
  expect(closed!.coupons).toMatchObject([
    {
      couponID: "umbs30-6.0",
      couponName: "UMBS 30Y 6.0",
      currentPrice: 101.25,
      previousClose: 101.5,
      couponDate: second,
    },
  ]);
  expect(inEastern(Date.parse(closed!.coupons[0]!.lastTick!)).day).toBe(second);
  expect(await Quotes.pastDay(nextTradingDay(day))).toBeNull();
});
