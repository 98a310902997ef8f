import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { advance, now } from "../../../platform/clock";
import { emptyTable } from "../../../platform/table/empty.fixture";
import type { HubFrame } from "../../hub/frame.schema";
import * as Quotes from "../index";
import type { NewTicks } from "../keep";
import { easternInstant, inEastern } from "../pure/eastern";
import { nextTradingDay } from "../pure/trading-days";
import { take } from "./index";
import { PushedQuotes } from "./schema";
import { signatureOf } from "./signature";

const frames = vi.hoisted(() => [] as HubFrame[]);
vi.mock("../../hub/index", () => ({ publish: async (frame: HubFrame) => void frames.push(frame) }));
beforeAll(() => runBeside(startTable()));

const KEY = "the-key-of-the-feed";
let day: string;
/** Each test has an empty table and a day of trading of its own, and begins at 10:42:18 AM. */
beforeEach(async () => {
  await emptyTable();
  day = nextTradingDay(inEastern(now()).day);
  advance(easternInstant(day, 642) + 18_000 - now());
  Object.assign(process.env, { QUOTES_URL: "none", QUOTES_KEY: "none", QUOTES_PUSH_KEY: KEY });
});
afterEach(() => {
  frames.length = 0;
  vi.restoreAllMocks();
});

type Said = { day?: string; coupons?: object[]; sample?: boolean };
const coupon = (id: string, ...ticks: [secondsAgo: number, price: number][]) => ({
  id,
  name: id.toUpperCase(),
  previousClose: 101.47,
  ticks: ticks.map(([ago, price]) => ({ at: new Date(now() - ago * 1_000).toISOString(), price })),
});
const heard: NewTicks[] = [];
/** Pushes as a feed does: what is signed is the text. */
function push(said: Said, { key = KEY, time = now(), text = JSON.stringify({ day, coupons: [], ...said }) } = {}) {
  const authorization = `HMAC-SHA256 time=${time}, signature=${signatureOf(key, time, text)}`;
  return take(PushedQuotes.parse(JSON.parse(text)), { authorization, text }, async (news) => void heard.push(news));
}
/** What an officer is told a moment later. */
const seen = () => {
  advance(1_001);
  return Quotes.snapshot();
};

it("takes what a feed pushes as what it answers, tells the pages, and hands its ticks to whoever waits for them", async () => {
  heard.length = 0;
  expect(
    await push({ coupons: [coupon("umbs30-5.5", [8, 99.6]), coupon("umbs30-6.0", [9, 101.3], [2, 101.28125])] }),
  ).toEqual({ sequence: 1, ticks: 3, refused: [] });
  expect(await seen()).toMatchObject({
    feed: "live",
    sample: false,
    coupons: [
      { couponID: "umbs30-5.5" },
      { couponID: "umbs30-6.0", currentPrice: 101.28, openPrice: 101.3, previousClose: 101.47 },
    ],
  });
  expect(frames).toMatchObject([{ sequence: 1, coupons: [{ couponID: "umbs30-5.5" }, { couponID: "umbs30-6.0" }] }]);
  expect(heard).toMatchObject([{ day, coupons: [{ ticks: [{}] }, { ticks: [{}, {}] }] }]);
});

it("keeps the coupons that a later body does not name, in their order", async () => {
  await push({ coupons: [coupon("umbs30-5.5", [8, 99.6]), coupon("umbs30-6.0", [9, 101.3])] });
  advance(5_000);
  expect(await push({ coupons: [coupon("umbs30-6.0", [1, 101.2]), coupon("gnma30-6.0", [1, 101.7])] })).toMatchObject({
    ticks: 2,
  });
  const prices = (await seen()).coupons.map(({ couponID, currentPrice }) => [couponID, currentPrice]);
  expect(prices).toEqual([
    ["umbs30-5.5", 99.6],
    ["umbs30-6.0", 101.2],
    ["gnma30-6.0", 101.7],
  ]);
});

it("stays live by bodies without coupons, and is late a minute after the last one", async () => {
  await push({ coupons: [coupon("umbs30-6.0", [2, 101.3])] });
  advance(50_000);
  await push({});
  advance(50_000);
  expect((await seen()).feed).toBe("live");
  advance(11_000);
  expect((await seen()).feed).toBe("late");
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  await Quotes.ingest(now());
  expect(warned.mock.calls.flat().map((line) => JSON.parse(line))).toMatchObject([{ lateFeed: "quotes" }]);
});

const refused = { code: "signedOut", message: "The signature of these prices is not valid." };
it.each([
  ["another key", () => push({}, { key: "guessed" })],
  ["an old time", () => push({}, { time: now() - 61_000 })],
  ["a time to come", () => push({}, { time: now() + 61_000 })],
  ["another body", () => take({ day, coupons: [], sample: false }, { ...signed("{}"), text: "{ }" }, async () => {})],
  [
    "another time than was signed",
    () => take({ day, coupons: [], sample: false }, signed("{}", now() + 1), async () => {}),
  ],
  ["nothing", () => take({ day, coupons: [], sample: false }, { authorization: "", text: "{}" }, async () => {})],
])("refuses what is signed by %s, and keeps nothing", async (_, send) => {
  await expect(send()).rejects.toMatchObject(refused);
  expect((await seen()).coupons.filter(({ couponDate }) => couponDate === day)).toEqual([]);
});
const signed = (text: string, told = now()) => ({
  authorization: `HMAC-SHA256 time=${told}, signature=${signatureOf(KEY, now(), text)}`,
  text,
});

it("takes nothing where no key was agreed upon, not even what is signed by that word", async () => {
  process.env.QUOTES_PUSH_KEY = "none";
  await expect(push({}, { key: "none" })).rejects.toMatchObject(refused);
});

it("takes what the key that follows has signed", async () => {
  process.env.QUOTES_PUSH_KEY = `${KEY},the-next-key`;
  await push({}, { key: "the-next-key" });
  await push({}, { time: now() + 1 });
});

it("takes a body once, also when it is sent twice at the same moment", async () => {
  const said = { coupons: [coupon("umbs30-6.0", [2, 101.3])] };
  const time = now();
  const once = await Promise.allSettled([push(said, { time }), push(said, { time })]);
  expect(once.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(push(said, { time })).rejects.toMatchObject({ code: "conflict" });
});

it("loses no tick of bodies that come at the same moment", async () => {
  const ids = ["umbs30-5.0", "umbs30-5.5", "umbs30-6.0", "umbs30-6.5"];
  await push({ coupons: ids.map((id) => coupon(id, [9, 100])) });
  await Promise.all(ids.map((id, at) => push({ coupons: [coupon(id, [1, 101 + at / 10])] }, { time: now() + at + 1 })));
  expect((await seen()).coupons.map(({ currentPrice }) => currentPrice)).toEqual([101, 101.1, 101.2, 101.3]);
});

it.each([
  ["prices of the future", () => [coupon("umbs30-6.0", [-10, 101.3]), coupon("umbs30-5.5", [-10, 99.6])]],
  ["steps that no security takes", () => [coupon("umbs30-6.0", [2, 108], [1, 120])]],
])("keeps nothing of a body with nothing but %s, says so, and logs it", async (_, coupons) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await expect(push({ coupons: coupons() })).rejects.toMatchObject({ code: "invalid" });
  expect(logged).toHaveBeenCalledOnce();
  expect(
    (await seen()).coupons.filter(({ lastTick }) => lastTick !== null && inEastern(Date.parse(lastTick)).day === day),
  ).toEqual([]);
});

it("leaves out the coupon of a body that cannot be true, and answers which", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  heard.length = 0;
  const coupons = [coupon("umbs30-6.0", [2, 101.3]), coupon("umbs30-5.5", [-10, 99.6])];
  expect(await push({ coupons })).toMatchObject({ ticks: 1, refused: ["umbs30-5.5"] });
  expect(logged).toHaveBeenCalledOnce();
  expect((await seen()).coupons).toMatchObject([{ currentPrice: 101.3 }, { currentPrice: null }]);
  expect(heard).toMatchObject([{ coupons: [{ couponID: "umbs30-6.0" }] }]);
});

it("refuses another day than that of the market", async () => {
  await expect(push({ day: "2024-01-02" })).rejects.toMatchObject({
    code: "invalid",
    message: `The trading day is ${day}.`,
  });
});
