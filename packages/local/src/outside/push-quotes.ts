/** The stand-in of a feed of prices as one that pushes: it signs what has ticked, and sends it to the product's documented call. */

import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { signatureOf } from "@highway/core/market/quotes/pushed/signature";
import { now } from "@highway/core/platform/clock";
import { quotes } from "./quotes";

type Coupon = { ticks: object[] };
const EVERY_MS = 5_000;

/** Pushes the ticks of the day after an instant. @returns the instant up to which they are pushed */
export async function pushTicks(url: string, key: string, since: number | undefined): Promise<number> {
  const { day } = sessionAt(now());
  const query = new URLSearchParams({ day, ...(since !== undefined && { since: new Date(since).toISOString() }) });
  const upTo = now();
  const told = quotes({ method: "GET", path: "/v1/quotes", query, headers: {}, body: "" });
  const { coupons } = JSON.parse(String(told.body)) as { coupons: Coupon[] };
  const named = since === undefined ? coupons : coupons.filter(({ ticks }) => ticks.length > 0);
  const body = JSON.stringify({ day, coupons: named, sample: true });
  const time = now();
  const authorization = `HMAC-SHA256 time=${time}, signature=${signatureOf(key, time, body)}`;
  const answer = await fetch(`${url}/v1/markets/quotes`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization },
    body,
  });
  if (!answer.ok) throw new Error(`Pushed prices were answered with ${answer.status}: ${await answer.text()}`);
  return upTo;
}

/** Pushes every five seconds. What could not be sent goes with the next. */
export function startPushing(url: string, key: string) {
  let since: number | undefined;
  let isBusy = false;
  const push = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      since = await pushTicks(url, key, since);
    } catch (error) {
      console.error("Pushed prices:", error);
    }
    isBusy = false;
  };
  const timer = setInterval(push, EVERY_MS);
  void push();
  return { stop: async () => clearInterval(timer) };
}
