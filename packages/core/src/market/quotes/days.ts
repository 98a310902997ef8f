/** The days of trading as they are kept: the course of each, its turns, and those before today, which are made up where they are missing. */
import { inSeconds, now } from "../../platform/clock";
import { logError } from "../../platform/log";
import { OutsideError } from "../../platform/outside/outside";
import { type Board, type Course, hear, leftOut } from "./board";
import { CourseEntity } from "./entity";
import { askFeed } from "./feed";
import { easternInstant } from "./pure/eastern";
import { sessionAt } from "./pure/session";
import { hoursOf, tradingDayBefore } from "./pure/trading-days";
import type { DaySpan } from "./schema";
import { spanAfter, type Turns } from "./turns";

const name = "coupons";
const KEPT_SECONDS = 40 * 86_400;
const DAYS_BEFORE = 4;
/** A rule is tried on this many days of trading, the last one among them. */
const TRIED_DAYS = 20;
/** One run makes up this many earlier days, so that today's prices do not wait for them. */
const MADE_UP_AT_ONCE = 4;

type Kept = { course: Course; turns: Board["turns"] } & Partial<Pick<Board, "source" | "sample">>;

/** Keeps what was heard of a day from a minute on. */
export async function keepCourse(day: string, { course, turns, source, sample }: Kept, from: number): Promise<void> {
  const { data } = await CourseEntity.get({ name, day }).go({ consistent: true });
  const prices = Object.fromEntries(
    Object.entries(course).map(([id, marks]) => {
      const before = (data?.prices[id] ?? []).slice(0, from);
      const missing = Array.from({ length: from - before.length }, () => null);
      return [id, [...before, ...missing, ...marks]];
    }),
  );
  await CourseEntity.put({
    name,
    day,
    prices: { ...data?.prices, ...prices },
    turns,
    source,
    sample,
    expiresAt: inSeconds(KEPT_SECONDS),
  }).go();
}

/** The day before which all is made up: nobody need look again until the next one. */
let madeUpBefore: string | undefined;

/** Fetches the courses of the days of trading before this one that are not kept, the last ones first. A feed that knows no past days leaves them empty. */
export async function makeUpDays(): Promise<void> {
  const { day: today } = sessionAt(now());
  if (madeUpBefore === today) return;
  const days = daysUpTo(today, TRIED_DAYS).slice(1);
  const kept = await coursesOf(days);
  const missing = days.filter((day) => !kept.some((course) => course.day === day && course.turns));
  for (const day of missing.slice(0, MADE_UP_AT_ONCE)) {
    try {
      await keepCourse(day, await pastCourse(day), 0);
    } catch (error) {
      logError(error);
      return;
    }
  }
  if (missing.length <= MADE_UP_AT_ONCE) madeUpBefore = today;
}

/** Reads the days that are kept of some that follow each other, the newest of which is named first. */
export async function coursesOf(days: readonly string[]) {
  const { data } = await CourseEntity.query
    .ofDay({ name })
    .between({ day: days.at(-1)! }, { day: days[0]! })
    .go({ pages: "all" });
  return data;
}

async function pastCourse(day: string): Promise<Kept> {
  const fed = await askFeed(day).catch((error: unknown) => {
    if (error instanceof OutsideError && error.status === 404) return undefined;
    throw error;
  });
  const closed = sessionAt(Date.parse(`${day}T23:30:00Z`));
  if (!fed) return { course: {}, turns: {} };
  const { course, board, refused } = hear(undefined, fed, closed, closed.closesAt);
  if (refused.length > 0) logError(leftOut(refused));
  const { turns, source, sample } = board;
  return { course, turns, source, sample };
}

/** The days of trading up to one, the newest first; without a count, those that a screen shows. */
export function daysUpTo(day: string, count = DAYS_BEFORE + 1): string[] {
  const days = [day];
  while (days.length < count) days.push(tradingDayBefore(days.at(-1)!));
  return days;
}

type PastDay = Awaited<ReturnType<typeof coursesOf>>[number];
/** The days before this one change no more, so one function reads them once in ten minutes. */
const PAST_REMEMBERED_MS = 600_000;
let past: { before: string; at: number; days: PastDay[] } | undefined;

/** Reads the days before this one on which a rule is tried. */
export async function pastDays(today: string): Promise<PastDay[]> {
  if (past?.before !== today || now() - past.at >= PAST_REMEMBERED_MS)
    past = { before: today, at: now(), days: await coursesOf(daysUpTo(today, TRIED_DAYS).slice(1)) };
  return past.days;
}

/** The last price of a coupon on a day, and the minute of the day at which it had it. */
function closeIn(prices: readonly (number | null)[] = []): { price: number; minute: number } | undefined {
  const minute = prices.findLastIndex((price) => price !== null);
  return minute < 0 ? undefined : { price: prices[minute]!, minute };
}

/** What a coupon closed at on a past day, and on the day of trading before. */
type Close = { couponID: string; price: number; previousClose: number; at: string };
export type Closes = { source: string; sample: boolean; coupons: Close[] };

/** Tells what the coupons closed at on a past day of trading; undefined for a day whose prices are not kept. */
export async function closesOn(day: string): Promise<Closes | undefined> {
  const before = tradingDayBefore(day);
  const days = await coursesOf([day, before]);
  const [kept, earlier] = [day, before].map((each) => days.find((course) => course.day === each));
  if (kept?.source === undefined || !earlier) return undefined;
  const coupons = Object.entries(kept.prices).flatMap(([couponID, prices]): Close[] => {
    const [close, previous] = [closeIn(prices), closeIn(earlier.prices[couponID])];
    if (!close || !previous) return [];
    const at = new Date(easternInstant(day, hoursOf(day)!.opens + close.minute)).toISOString();
    return [{ couponID, price: close.price, previousClose: previous.price, at }];
  });
  return { source: kept.source, sample: kept.sample ?? false, coupons };
}

/** Says how far a coupon went on a day, in all and after a minute. */
export const spanOf = (day: string, turns: Turns, sheetPrice: number | null, minute: number): DaySpan => {
  const [whole, after] = [spanAfter(turns, -1), spanAfter(turns, minute)];
  return { day, close: turns.close, ...whole, sheetPrice, lowAfter: after.low, highAfter: after.high };
};
