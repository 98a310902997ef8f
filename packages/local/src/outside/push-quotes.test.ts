import { advance, now } from "@highway/core/platform/clock";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { beforeAll, expect, it } from "vitest";
import { startGateway } from "../gateway";
import { api } from "../http/api";
import { load } from "../http/invoke";
import { startQueues } from "../queues";
import { runBeside } from "../run-beside.fixture";
import { startTable } from "../table";
import { pushTicks } from "./push-quotes";

const KEY = "the-key-of-the-stand-in";
let url: string;
beforeAll(async () => {
  const stop = await runBeside(startTable(), startQueues({ frames: async () => {}, alerts: async () => {} }));
  Object.assign(process.env, {
    ORIGIN: "http://127.0.0.1",
    ORIGIN_SECRET: "s3cret",
    AUTH_SECRET: "auth",
    STAFF_DOMAIN: "staff.test",
    QUOTES_PUSH_KEY: KEY,
  });
  const { pushedQuoteEndpoints } = await import("@highway/core/market/quotes/pushed/endpoints");
  const gateway = await startGateway(0);
  const table: Record<string, Endpoint> = pushedQuoteEndpoints;
  const nothing = () => undefined;
  gateway.open({ api: api({ table, originSecret: "s3cret", find: load }), local: nothing, web: nothing });
  url = gateway.url;
  return async () => {
    await gateway.stop();
    await stop();
  };
});

it("pushes a whole day at once and then what ticked, as the deployed call takes it", async () => {
  const { sessionAt } = await import("@highway/core/market/quotes/pure/session");
  const { snapshot } = await import("@highway/core/market/quotes/index");
  // The last hour of a day of trading, of which most ticks are known.
  const { nextTradingDay } = await import("@highway/core/market/quotes/pure/trading-days");
  const { easternInstant, inEastern } = await import("@highway/core/market/quotes/pure/eastern");
  const day = nextTradingDay(inEastern(now()).day);
  advance(easternInstant(day, 13 * 60) - now());
  const upTo = await pushTicks(url, KEY, undefined);
  const { feed, sample, coupons, sequence } = await snapshot();
  expect([feed, sample, coupons.length]).toEqual(["live", true, 8]);
  expect(coupons.map(({ currentPrice }) => currentPrice)).not.toContain(null);
  expect(sessionAt(now()).day).toBe(coupons[0]!.couponDate);
  advance(15_000);
  await pushTicks(url, KEY, upTo);
  advance(1_001);
  expect((await snapshot()).sequence).toBe(sequence + 1);
  await expect(pushTicks(url, "guessed", upTo)).rejects.toThrow("answered with 401");
});
