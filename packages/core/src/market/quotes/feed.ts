/**
 * The adapter of the feed of prices. Vendors of these prices each have a form of their own; a bridge beside the vendor speaks this one (decision 080):
 *
 *   GET /v1/quotes?day=2026-11-24&since=2026-11-24T15:42:10.000Z     authorization: Bearer <key>
 *   {"day": "2026-11-24", "coupons": [{"id": "umbs30-6.0", "name": "UMBS 30Y 6.0", "previousClose": 101.47,
 *     "ticks": [{"at": "2026-11-24T15:42:18.000Z", "price": 101.28125}]}]}
 *
 * It holds every coupon in the order of the screen, each with all its ticks of the day after `since`, the oldest first. Without `since` they are those
 * of the whole day, of which a feed may keep the last of each minute.
 */
import * as z from "zod/mini";
import { env } from "../../platform/declare/env";
import { askJson, OutsideError, sourceText } from "../../platform/outside/outside";
import { providers } from "../../providers";
import { AnsweredCoupons, type FedCoupon } from "./fed.schema";

const { name: provider, milliseconds } = providers.quotes;

const Answer = z.object({ day: z.iso.date(), coupons: AnsweredCoupons });
export type Fed = { day: string; coupons: FedCoupon[]; source: string; sample: boolean };

/** Tells whether the stage has a feed. */
export const isConnected = () => env("QUOTES_URL") !== "none";

/** Asks the feed for the ticks of a day, all or those after an instant. @throws OutsideError */
export async function askFeed(day: string, since?: number): Promise<Fed> {
  const key = env("QUOTES_KEY");
  const { data, sample } = await askJson(Answer, {
    provider,
    milliseconds,
    base: env("QUOTES_URL"),
    path: "/v1/quotes",
    query: { day, since: since === undefined ? undefined : new Date(since).toISOString() },
    headers: key === "none" ? {} : { authorization: `Bearer ${key}` },
  });
  if (data.day !== day) throw new OutsideError(provider, `answered for ${data.day} instead of ${day}`);
  return { ...data, source: sourceText("the price feed", sample), sample };
}
