/** Which figures that a feed tells of a coupon are believed. Nothing here reads a clock or the table. */
import { shownPrice } from "@highway/engine/money/shown-price";
import type { FedCoupon } from "./fed.schema";
import type { Session } from "./pure/session";
import type { Coupon } from "./schema";

export type Tick = { at: number; price: number };
/** What is believed of a coupon's new ticks, the oldest first, and what is not. */
export type ReadTicks = {
  believed: readonly Tick[];
  /** The instants of ticks whose prices cannot be true, or from which on nothing of the coupon is believed. */
  refusedAt: readonly number[];
  /** Whether any figure of the coupon was left out. */
  isUntrue: boolean;
  /** Whether no price was believed because all are far from the one known before. */
  isFar: boolean;
};

/** A clock of the feed may be ahead of ours by so much. */
const AHEAD_MS = 2_000;
/** No security moves so far between two ticks; it is a mistake of the feed. */
const FARTHEST = 5;

/**
 * Reads the ticks within the session that are newer than what is known. A price that cannot be true is left out by itself. Of a coupon with a time of the
 * future nothing is believed: its clock may be wrong, and then its prices are older than they say.
 */
export function readTicks(fed: FedCoupon, known: Coupon, { opensAt, closesAt }: Session, now: number): ReadTicks {
  const after = known.lastTick === null ? Number.NEGATIVE_INFINITY : Date.parse(known.lastTick);
  const all = fed.ticks.flatMap((tick) => (tick ? [{ at: Date.parse(tick.at), price: tick.price }] : []));
  if (all.some(({ at }) => at > now + AHEAD_MS))
    return { believed: [], refusedAt: [Math.max(after, opensAt)], isUntrue: true, isFar: false };
  const fresh = all
    .filter(({ at }) => at > after && at >= opensAt && at <= closesAt)
    .sort((one, other) => one.at - other.at);
  const believed: Tick[] = [];
  const refusedAt: number[] = [];
  let last = known.currentPrice ?? known.previousClose;
  let far = 0;
  for (const { at, price } of fresh) {
    const shown = price === null ? null : shownPrice(price);
    const isFar = shown !== null && last !== null && Math.abs(shown - last) > FARTHEST;
    if (isFar) far++;
    if (shown === null || isFar) refusedAt.push(at);
    else {
      believed.push({ at, price: shown });
      last = shown;
    }
  }
  const isUntrue = refusedAt.length > 0 || fed.previousClose === undefined || all.length < fed.ticks.length;
  return { believed, refusedAt, isUntrue, isFar: far > 0 && believed.length === 0 };
}

/** Tells whether the last thing that a coupon told was refused, so that its price of now is not known; without anything new, it stays as it was. */
export const isDoubted = ({ believed, refusedAt }: ReadTicks, wasDoubted: boolean): boolean => {
  const [told, refused] = [believed.at(-1)?.at, refusedAt.at(-1)];
  if (refused === undefined) return wasDoubted && told === undefined;
  return told === undefined || refused > told;
};
