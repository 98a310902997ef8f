/** The prices of mortgage securities: read from a feed by a job, kept as a board and as the course of each day, and told to officers. */
import { action } from "../../platform/action";
import { isoNow, now, pause } from "../../platform/clock";
import { logError, logLateFeed } from "../../platform/log";
import { sourceText } from "../../platform/outside/outside";
import { conditionFailed } from "../../platform/table/table";
import type { Board } from "./board";
import { closesOn, coursesOf, daysUpTo, makeUpDays, pastDays, spanOf } from "./days";
import { BoardEntity, CourseEntity } from "./entity";
import { askFeed, isConnected } from "./feed";
import { keep, name, type OnTicks, type Stored, stored, tellKept } from "./keep";
import { minutesOf } from "./pure/eastern";
import { sessionAt } from "./pure/session";
import { hoursOf } from "./pure/trading-days";
import { CoursesQuery, type DayCourse, type DaySpan, type FeedState, type Quotes, SpansQuery } from "./schema";

const EVERY_MS = 5_000;
/** A feed that has not answered for so long is late. */
const LATE_MS = 60_000;
/** What the feed may publish late is asked for again; what is known of it is passed over. */
const OVERLAP_MS = 10_000;

/**
 * Reads the feed until its time is over, while the market is open. Before that it makes up what is missing of the last days. A feed that fails is asked
 * again at the next turn; what is known stays, and grows old on the screen. A feed that is late, asked or one that pushes, is told of in the log.
 * @param until     milliseconds since 1970 after which nothing new is begun
 * @param onTicks   takes what is new, once it is kept and told
 * @param stopping  aborted where nothing new is to be begun any more
 */
export async function ingest(until: number, onTicks: OnTicks = async () => {}, stopping?: AbortSignal): Promise<void> {
  if (isConnected()) {
    await makeUpDays();
    for (;;) {
      await listen(onTicks).catch((error: unknown) => logError(error));
      if (!sessionAt(now()).isOpen || now() + EVERY_MS >= until) break;
      await pause(EVERY_MS, stopping);
      if (stopping?.aborted) return;
    }
  }
  if (feedState((await stored())?.board) === "late") logLateFeed("quotes");
}

/** Asks the feed once, unless the market is closed and its day is known whole. @throws OutsideError */
export async function listen(onTicks: OnTicks = async () => {}): Promise<void> {
  const known = await stored();
  const session = sessionAt(now());
  const isToday = known?.board.day === session.day;
  if (!session.isOpen && isToday && known.board.heardAt > session.closesAt) return;
  const since = isToday && known.board.heardAt > 0 ? known.board.heardAt - OVERLAP_MS : undefined;
  try {
    const kept = await keep(known, await askFeed(session.day, since));
    if (kept) await tellKept(kept, onTicks);
  } catch (error) {
    if (!known) await keepUnheard(session.day);
    throw error;
  }
}

async function keepUnheard(day: string): Promise<void> {
  try {
    await BoardEntity.create({ name, version: 0, board: unheard(day) }).go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

/** The board while the feed has never answered: there is one, and nothing is known of it. */
const unheard = (day: string): Board => ({
  sequence: 0,
  day,
  heardAt: 0,
  minutes: 0,
  coupons: [],
  source: sourceText("the price feed", false),
  sample: false,
});

/**
 * Tells the prices at a time of the day of trading, those of the last tick by then: before the opening the last closes. Null is the price of a minute that
 * the course does not have yet; a coupon that had no price by then is left out.
 * @param time  "09:40", Eastern Time
 */
export async function pricesAt(time: string): Promise<{ day: string; prices: Map<string, number | null> }> {
  const { day } = sessionAt(now());
  const [{ data }, known] = await Promise.all([CourseEntity.get({ name, day }).go({ consistent: true }), stored()]);
  const minute = minutesOf(time) - hoursOf(day)!.opens;
  const coupons = known?.board.day === day ? known.board.coupons : [];
  const prices = coupons.flatMap(({ couponID, previousClose }): [string, number | null][] => {
    const line = data?.prices[couponID] ?? [];
    const price = minute < 0 ? previousClose : minute < line.length ? line[minute]! : undefined;
    if (price === undefined) return [[couponID, null]];
    return price === null ? [] : [[couponID, price]];
  });
  return { day, prices: new Map(prices) };
}

/** A function answers from its memory for this long, because many officers ask at the same moment. */
const REMEMBERED_MS = 1_000;
let storedOnce: { at: number; stored: Promise<Stored> } | undefined;

function recent(): Promise<Stored> {
  if (storedOnce && now() - storedOnce.at < REMEMBERED_MS) return storedOnce.stored;
  const asked = { at: now(), stored: stored() };
  storedOnce = asked;
  // A read that failed is nothing to remember: the next call reads again.
  asked.stored.catch(() => {
    if (storedOnce === asked) storedOnce = undefined;
  });
  return asked.stored;
}

/** Tells the prices of all coupons as they are known, and how the feed is. */
export async function snapshot(): Promise<Quotes> {
  const board = (await recent())?.board;
  return {
    sequence: board?.sequence ?? 0,
    at: isoNow(),
    feed: feedState(board),
    heardAt: board?.heardAt ? new Date(board.heardAt).toISOString() : null,
    source: board?.source ?? sourceText("the price feed", false),
    sample: board?.sample ?? false,
    coupons: board?.coupons ?? [],
  };
}

/** Tells what mortgage securities closed at on a past day of trading; null for a day whose prices are not kept. */
export async function pastDay(day: string): Promise<Quotes | null> {
  const [closes, known] = await Promise.all([closesOn(day), recent()]);
  if (!closes) return null;
  const { source, sample } = closes;
  // A coupon that is no longer told has no name.
  const coupons = (known?.board.coupons ?? []).flatMap((coupon) => {
    const close = closes.coupons.find(({ couponID }) => couponID === coupon.couponID);
    if (!close) return [];
    const { price: currentPrice, previousClose, at: lastTick } = close;
    return [{ ...coupon, couponDate: day, currentPrice, previousClose, lastTick }];
  });
  return { sequence: 0, at: isoNow(), feed: "closed", heardAt: null, source, sample, coupons };
}

function feedState(board: Board | undefined): FeedState {
  // The job makes a board as soon as it asks a feed, whether that answers or not.
  if (!board) return "off";
  if (!sessionAt(now()).isOpen) return "closed";
  return now() - board.heardAt <= LATE_MS ? "live" : "late";
}

/** Of five days every so many minutes are told, so that the answer stays small. */
const STEP_OF_DAYS = 5;

/** Tells the course of the last day of trading, or of the last five, the oldest first. */
export const courses = action(CoursesQuery, async ({ days }): Promise<DayCourse[]> => {
  const wanted = daysUpTo(sessionAt(now()).day).slice(0, Number(days));
  const data = await coursesOf(wanted);
  const step = wanted.length === 1 ? 1 : STEP_OF_DAYS;
  return data.map(({ day, prices }) => ({
    day,
    step,
    prices: Object.fromEntries(
      Object.entries(prices).map(([id, all]) => [id, all.filter((_, minute) => minute % step === 0)]),
    ),
  }));
});

/**
 * Tells how far a coupon went on each of the last 20 days of trading, the oldest first: in all, and after a time, that of a sheet. Days that are not known to
 * the tick are left out.
 */
export const spans = action(SpansQuery, async ({ coupon: couponID, time }): Promise<DaySpan[]> => {
  const { day: today } = sessionAt(now());
  const [days, board, { prices }] = await Promise.all([pastDays(today), recent(), pricesAt(time)]);
  const minuteOn = (day: string) => Math.max(-1, minutesOf(time) - hoursOf(day)!.opens);
  const before = days.flatMap(({ day, turns, prices }) => {
    const known = turns?.[couponID];
    const minute = minuteOn(day);
    const sheetPrice = minute < 0 ? known?.close : prices[couponID]?.[minute];
    return known ? [spanOf(day, known, sheetPrice ?? null, minute)] : [];
  });
  const turns = board?.board.day === today ? board.board.turns?.[couponID] : undefined;
  return turns ? [...before, spanOf(today, turns, prices.get(couponID) ?? null, minuteOn(today))] : before;
});
