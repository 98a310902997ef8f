import * as Quotes from "@highway/core/market/quotes/index";
import { easternInstant, inEastern } from "@highway/core/market/quotes/pure/eastern";
import { nextTradingDay } from "@highway/core/market/quotes/pure/trading-days";
import { signatureOf } from "@highway/core/market/quotes/pushed/signature";
import { advance, now } from "@highway/core/platform/clock";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { call, environment } from "./walk/stage";

const KEY = "the-key-of-the-feed";
const route = "POST /v1/markets/quotes";
let day: string;
beforeAll(async () => {
  const stop = await runBeside(startTable(), startQueues({ alerts: async () => {} }));
  Object.assign(process.env, environment, { QUOTES_PUSH_KEY: KEY });
  day = nextTradingDay(inEastern(now()).day);
  advance(easternInstant(day, 642) - now());
  return stop;
});

const said = (price: number, at = now() - 1_000) =>
  JSON.stringify({
    day,
    coupons: [
      {
        id: "umbs30-6.0",
        name: "UMBS 30Y 6.0",
        previousClose: 101.47,
        ticks: [{ at: new Date(at).toISOString(), price }],
      },
    ],
  });
/** A feed is no page: it has no origin and no cookie. CloudFront passes its `authorization` on by another name. */
const push = (raw: string, { time = now(), signed = raw, type = "application/json" } = {}) =>
  call(route, {
    raw,
    headers: {
      origin: undefined,
      "content-type": type,
      "x-highway-authorization": `HMAC-SHA256 time=${time}, signature=${signatureOf(KEY, time, signed)}`,
    },
  });

it("takes prices that are signed, from anywhere, once", async () => {
  const raw = said(101.28125);
  const time = now();
  expect(await push(raw, { time })).toMatchObject({ status: 200, body: { data: [{ sequence: 1, ticks: 1 }] } });
  expect(await push(raw, { time })).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
  expect((await Quotes.snapshot()).coupons).toMatchObject([{ couponID: "umbs30-6.0", currentPrice: 101.28 }]);
});

it("refuses prices that somebody changed on the way, and those that nobody signed", async () => {
  expect(await push(said(90), { signed: said(101) })).toMatchObject({
    status: 401,
    body: { error: { code: "signedOut" } },
  });
  expect(await call(route, { raw: said(90) })).toMatchObject({ status: 401, body: { error: { code: "signedOut" } } });
});

it.each([
  ["no JSON", "{", 400],
  ["a field that is none", JSON.stringify({ day: "2026-11-24", coupons: [], more: 1 }), 400],
  ["a price that is none", said(3), 400],
  ["more coupons than a feed has", JSON.stringify({ day: "2026-11-24", coupons: Array(21).fill(0) }), 400],
  ["too much", JSON.stringify({ day: "x".repeat(512 * 1024) }), 413],
])("refuses a body with %s, though it is signed", async (_, raw, status) => {
  expect((await push(raw)).status).toBe(status);
});

it("takes no form", async () => {
  expect((await push(said(101), { type: "application/x-www-form-urlencoded" })).status).toBe(415);
});
