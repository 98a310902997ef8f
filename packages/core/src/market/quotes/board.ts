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
import { isDoubted, type ReadTicks, readTicks, type Tick } from "./ticks";
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
  /** The coupons whose last tick was refused: until the next that is believed, their minutes have no price. */
  doubted?: string[];
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
  /** The coupons of which something cannot be true, and was left out. */
  refused: Pick<Coupon, "couponID" | "couponName">[];
};

/** What a coupon did since the answer before: its new ticks, the oldest first, and when it last had one before them. */
export type CouponNews = Pick<Coupon, "couponID" | "couponName" | "previousClose"> & {
  before: string | null;
  ticks: readonly Tick[];
};

const MINUTE_MS = 60_000;

/**
 * Adds what the feed answered to what is known. What cannot be true is left out, and the coupon that it is of keeps what is known of it and grows old. A
 * coupon without a price, whose ticks all disagree with its last close, is not told: either may be wrong.
 * @throws OutsideError when something of every coupon cannot be true, and no tick is believed
 */
export function hear(before: Board | undefined, fed: Fed, session: Session, now: number): Heard {
  const today = before?.day === fed.day ? before : undefined;
  const passed = Math.floor((Math.min(now, session.closesAt) - session.opensAt) / MINUTE_MS) + 1;
  const from = today?.minutes ?? 0;
  const read = fed.coupons.map((coupon) => {
    const known = today?.coupons.find(({ couponID }) => couponID === coupon.id);
    const start = known ?? newCoupon(coupon, fed.day, before);
    const wasDoubted = (today?.doubted ?? []).includes(coupon.id);
    return { known, start, wasDoubted, ticks: readTicks(coupon, start, session, now) };
  });
  const isNothingTrue = read.every(({ ticks }) => ticks.isUntrue && ticks.believed.length === 0);
  if (read.length > 0 && isNothingTrue) throw untrueError("nothing but prices or times that cannot be true");
  const heard = read
    .filter(({ start, ticks }) => start.currentPrice !== null || !ticks.isFar)
    .map(({ known, start, wasDoubted, ticks }) => {
      const marks = marksOf(wasDoubted ? null : start.currentPrice, ticks, from, passed, session);
      const doubted = isDoubted(ticks, wasDoubted) ? [start.couponID] : [];
      const coupon = withTicks(start, ticks.believed, from, marks);
      return { coupon, before: start.lastTick, known, marks, ticks: ticks.believed, doubted };
    });
  const doubted = heard.flatMap((each) => each.doubted);
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
      ...(doubted.length > 0 && { doubted }),
    },
    changed: changed.map(({ coupon }) => coupon),
    course: Object.fromEntries(heard.map(({ coupon, marks }) => [coupon.couponID, marks])),
    news: heard.flatMap(({ coupon: { couponID, couponName, previousClose }, before, ticks }) =>
      ticks.length > 0 ? [{ couponID, couponName, previousClose, before, ticks }] : [],
    ),
    refused: read.flatMap(({ start: { couponID, couponName }, ticks }) =>
      ticks.isUntrue ? [{ couponID, couponName }] : [],
    ),
  };
}

const untrueError = (answered: string) => new OutsideError(providers.quotes.name, `answered ${answered}`);

/** The error that says in the log of which coupons something was left out. */
export const leftOut = (refused: Heard["refused"]): OutsideError =>
  untrueError(
    `prices or times that cannot be true, which were left out, of ${refused.map(({ couponName }) => couponName).join(", ")}`,
  );

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

/** The price at each minute that has passed: that of the last tick by then; null where that one was refused. */
function marksOf(
  priceBefore: number | null,
  { believed, refusedAt }: ReadTicks,
  from: number,
  to: number,
  { opensAt }: Session,
) {
  const told = [...believed, ...refusedAt.map((at) => ({ at, price: null }))].sort((one, other) => one.at - other.at);
  let price = priceBefore;
  let next = 0;
  const marks: (number | null)[] = [];
  for (let minute = from; minute < to; minute++) {
    while (next < told.length && told[next]!.at <= opensAt + minute * MINUTE_MS) price = told[next++]!.price;
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
