/** How ticks become prices: the board of the day, and its course minute by minute. Nothing here reads a clock or the table. */
import { shownPrice } from "@highway/engine/money/shown-price";
import { OutsideError } from "../../platform/outside/outside";
import { providers } from "../../providers";
import type { FedCoupon } from "./fed.schema";
import type { Fed } from "./feed";
import { minutesOf } from "./pure/eastern";
import { quarters, type Session } from "./pure/session";
import { hoursOf, tradingDayBefore } from "./pure/trading-days";
import type { Coupon, QuarterPrices } from "./schema";
import { type Turns, withTurns } from "./turns";

/** What is known of a day of trading. */
export type Board = {
  sequence: number;
  day: string;
  /** The feed last answered at this instant, in milliseconds since 1970. */
  heardAt: number;
  /** The number of minutes, counted from the opening, whose price is in the course. */
  minutes: number;
  coupons: Coupon[];
  source: string;
  sample: boolean;
  /** The turns of each coupon; absent on a day of which only a part was heard with them. */
  turns?: Record<string, Turns>;
  /** What the pages are still to be told; absent before the first frame. */
  untold?: Untold;
};
/** What the pages have not been told yet. */
export type Untold = {
  /** The number of the last frame, and the instant at which it was told, in milliseconds since 1970. */
  after: number;
  toldAt: number;
  /** The coupons that have changed since. */
  coupons: string[];
};

/** The prices of coupons by minute: the first is that of the opening. */
export type Course = Record<string, (number | null)[]>;

export type Heard = {
  board: Board;
  /** The coupons that differ from the board before. */
  changed: Coupon[];
  /** The prices of the minutes that have passed since, of each coupon. */
  course: Course;
  /** The ticks that are new, of each coupon that has some. */
  news: CouponNews[];
};

export type Tick = { at: number; price: number };
/** What a coupon did since the answer before: its new ticks, the oldest first, and when it last had one before them. */
export type CouponNews = Pick<Coupon, "couponID" | "couponName" | "previousClose"> & {
  before: string | null;
  ticks: readonly Tick[];
};

const MINUTE_MS = 60_000;
/** A clock of the feed may be ahead of ours by so much. */
const AHEAD_MS = 2_000;
/** No security moves so far between two ticks; it is a mistake of the feed. */
const FARTHEST = 5;

/**
 * Adds what the feed answered to what is known.
 * @throws OutsideError when a price or a time cannot be true; then nothing of the answer is believed
 */
export function hear(before: Board | undefined, fed: Fed, session: Session, now: number): Heard {
  const today = before?.day === fed.day ? before : undefined;
  const passed = Math.floor((Math.min(now, session.closesAt) - session.opensAt) / MINUTE_MS) + 1;
  const from = today?.minutes ?? 0;
  const heard = fed.coupons.map((coupon) => {
    const known = today?.coupons.find(({ couponID }) => couponID === coupon.id);
    const start = known ?? newCoupon(coupon, fed.day, before);
    const ticks = newTicks(coupon, start, session, now);
    refuseFar(ticks, start);
    const marks = marksOf(start, ticks, from, passed, session);
    return { coupon: withTicks(start, ticks, from, marks), before: start.lastTick, known, marks, ticks };
  });
  const changed = heard.filter(({ coupon, known }) => JSON.stringify(coupon) !== JSON.stringify(known));
  const turns =
    today && !today.turns
      ? undefined
      : Object.fromEntries(
          heard.map(({ coupon: { couponID, previousClose: close }, ticks }) => {
            const known = today?.turns?.[couponID] ?? { lows: [], highs: [] };
            return [couponID, withTurns({ ...known, close }, ticks, session.opensAt)];
          }),
        );
  return {
    board: {
      sequence: (before?.sequence ?? 0) + (changed.length > 0 ? 1 : 0),
      day: fed.day,
      heardAt: now,
      minutes: Math.max(from, passed),
      coupons: heard.map(({ coupon }) => coupon),
      source: fed.source,
      sample: fed.sample,
      ...(turns && { turns }),
    },
    changed: changed.map(({ coupon }) => coupon),
    course: Object.fromEntries(heard.map(({ coupon, marks }) => [coupon.couponID, marks])),
    news: heard.flatMap(({ coupon: { couponID, couponName, previousClose }, before, ticks }) =>
      ticks.length > 0 ? [{ couponID, couponName, previousClose, before, ticks }] : [],
    ),
  };
}

const noQuarters = Object.fromEntries(quarters.map((quarter) => [quarter, null])) as QuarterPrices;

function newCoupon({ id, name, previousClose }: FedCoupon, day: string, before: Board | undefined): Coupon {
  const last =
    before?.day === tradingDayBefore(day) ? before.coupons.find(({ couponID }) => couponID === id) : undefined;
  const close = previousClose ?? last?.currentPrice ?? null;
  return {
    couponDate: day,
    couponID: id,
    couponName: name,
    currentPrice: null,
    previousClose: close === null ? null : shownPrice(close),
    openPrice: null,
    highPrice: null,
    lowPrice: null,
    lastTick: null,
    quarterHours: noQuarters,
  };
}

/** The ticks within the session that are newer than what is known, the oldest first. @throws OutsideError for one of the future */
function newTicks({ ticks }: FedCoupon, { lastTick }: Coupon, { opensAt, closesAt }: Session, now: number): Tick[] {
  const after = lastTick === null ? Number.NEGATIVE_INFINITY : Date.parse(lastTick);
  const all = ticks.map(({ at, price }) => ({ at: Date.parse(at), price: shownPrice(price) }));
  if (all.some(({ at }) => at > now + AHEAD_MS)) throw feedFailure("answered a price of the future");
  return all.filter(({ at }) => at > after && at >= opensAt && at <= closesAt).sort((one, other) => one.at - other.at);
}

function refuseFar(ticks: readonly Tick[], { currentPrice, previousClose }: Coupon): void {
  let last = currentPrice ?? previousClose;
  for (const { price } of ticks) {
    if (last !== null && Math.abs(price - last) > FARTHEST) throw feedFailure("answered a price that cannot be true");
    last = price;
  }
}
const feedFailure = (happened: string) => new OutsideError(providers.quotes.name, happened);

/** The price at each minute that has passed: that of the last tick by then. */
function marksOf({ currentPrice }: Coupon, ticks: readonly Tick[], from: number, to: number, { opensAt }: Session) {
  let price = currentPrice;
  let next = 0;
  const marks: (number | null)[] = [];
  for (let minute = from; minute < to; minute++) {
    while (next < ticks.length && ticks[next]!.at <= opensAt + minute * MINUTE_MS) price = ticks[next++]!.price;
    marks.push(price);
  }
  return marks;
}

function withTicks(coupon: Coupon, ticks: readonly Tick[], from: number, marks: readonly (number | null)[]): Coupon {
  const quarterHours = withQuarters(coupon, from, marks);
  const last = ticks.at(-1);
  if (!last) return { ...coupon, quarterHours };
  const prices = ticks.map(({ price }) => price);
  const { highPrice: high, lowPrice: low } = coupon;
  return {
    ...coupon,
    currentPrice: last.price,
    openPrice: coupon.openPrice ?? prices[0]!,
    highPrice: Math.max(high ?? Number.NEGATIVE_INFINITY, ...prices),
    lowPrice: Math.min(low ?? Number.POSITIVE_INFINITY, ...prices),
    lastTick: new Date(last.at).toISOString(),
    quarterHours,
  };
}

function withQuarters({ couponDate, quarterHours }: Coupon, from: number, marks: readonly (number | null)[]) {
  const { opens } = hoursOf(couponDate)!;
  const priced = quarters.flatMap((quarter) => {
    const at = minutesOf(quarter) - opens - from;
    return at >= 0 && at < marks.length ? [[quarter, marks[at]!]] : [];
  });
  return { ...quarterHours, ...Object.fromEntries(priced) } as QuarterPrices;
}
