/** Puts the market update of a day together from what is known. It reads no clock and no table: the same parts make the same day. */
import { moveIn32ndsText, moveInBasisPoints, priceIn32nds } from "@highway/engine/money/shown-price";
import { figureInWords } from "../calendar/pure/figures";
import type { CalendarEvent } from "../calendar/schema";
import { inEastern, timeOf } from "../quotes/pure/eastern";
import { sessionAt } from "../quotes/pure/session";
import { nextTradingDay } from "../quotes/pure/trading-days";
import type { Coupon, Quotes } from "../quotes/schema";
import type { NewsItem } from "../schema";
import { type AllSeries, coursesOf, exampleOf, ratesOf, upTo } from "./rates";
import type { Briefing, Coming, CouponMove, Moved } from "./schema";

export type Parts = {
  series: AllSeries;
  /** The prices of now, or those at which a past day closed; null for a past day whose prices are not kept. */
  quotes: Quotes | null;
  news: readonly NewsItem[];
  calendar: { events: readonly CalendarEvent[]; heardAt: string | null; source: string; sample: boolean };
};
/** The working day, and the instant at which it is looked at. */
export type When = { day: string; instant: number; isToday: boolean };

/** Puts a day together. What was published after the day is no part of it. */
export function compose(when: When, parts: Parts): Briefing {
  const known = when.isToday ? parts.series : upTo(when.day, parts.series);
  const rates = ratesOf(known, when.day);
  return {
    day: when.day,
    madeAt: new Date(when.instant).toISOString(),
    rates,
    courses: coursesOf(known),
    coupons: couponsOf(parts.quotes, when),
    example: exampleOf(rates),
    moved: movedOn(when, parts),
    coming: comingAfter(when, parts.calendar),
  };
}

/** A price so old is stale while the market is open. */
const STALE_MS = 20 * 60_000;

function couponsOf(quotes: Quotes | null, when: When): Briefing["coupons"] {
  if (!quotes)
    return { feed: "closed", source: "No prices are kept of this day", heardAt: null, sample: false, list: [] };
  const { feed, source, heardAt, sample, coupons } = quotes;
  return { feed, source, heardAt, sample, list: coupons.flatMap((coupon) => moveOf(coupon, when)) };
}

function moveOf(coupon: Coupon, { instant, isToday }: When): CouponMove[] {
  const { couponID, couponName, currentPrice: price, previousClose, lastTick } = coupon;
  if (price === null || previousClose === null) return [];
  const { isOpen, opensAt } = sessionAt(instant);
  return [
    {
      couponID,
      couponName,
      price,
      in32nds: priceIn32nds(price),
      previousClose,
      move32nds: moveIn32ndsText(previousClose, price),
      moveBp: moveInBasisPoints(previousClose, price),
      at: lastTick,
      stale: isToday && isOpen && instant - (lastTick === null ? opensAt : Date.parse(lastTick)) > STALE_MS,
    },
  ];
}

const MOST_MOVED = 3;
const MOST_COMING = 5;
type Line = Moved & { isFirst: boolean };

/** Chooses what moved the day: news that moves rates and figures of high importance before the rest, the newest first. */
function movedOn({ day, instant, isToday }: When, { news, calendar }: Parts): Briefing["moved"] {
  const until = isToday ? "9999" : nextTradingDay(day);
  const isOfDay = (each: string) => each >= day && each < until;
  const told = news.flatMap((item): Line[] => {
    const { newsDate, newsTime, news: words, isAlert, link, source } = item;
    if (newsDate === null || !isOfDay(newsDate)) return [];
    return [{ words, day: newsDate, time: newsTime, isAlert, link, source, isFirst: isAlert }];
  });
  const released = calendar.events.flatMap((event): Line[] => {
    const at = Date.parse(event.at);
    const shown = inEastern(at);
    const counts = event.importance === "high" || event.importance === "medium";
    if (!counts || event.actual === null || event.isAllDay || at > instant || !isOfDay(shown.day)) return [];
    const isFirst = event.importance === "high";
    return [{ ...lineOf(event), day: shown.day, time: timeOf(shown.minutes), source: calendar.source, isFirst }];
  });
  const list = [...told, ...released].sort(byWeight).slice(0, MOST_MOVED);
  return {
    list: list.map(({ isFirst: _, ...line }) => line),
    source: news[0]?.source ?? "Federal Reserve Board, press releases",
    heardAt: news.length === 0 ? null : (news[0]?.asOf ?? new Date(instant).toISOString()),
    sample: news[0]?.sample ?? false,
  };
}

const byWeight = (one: Line, other: Line) =>
  Number(other.isFirst) - Number(one.isFirst) ||
  `${other.day} ${other.time ?? ""}`.localeCompare(`${one.day} ${one.time ?? ""}`) ||
  one.words.localeCompare(other.words);

/** The calendar's name of an event with its figure, what was expected and what it was before. */
const lineOf = (event: CalendarEvent): Pick<Moved, "words" | "consensus" | "previous" | "isAlert" | "link"> => ({
  words: `${event.name}: ${figureInWords(event.actual, event)}`,
  ...(event.consensus !== null && { consensus: figureInWords(event.consensus, event) }),
  ...(event.previous !== null && { previous: figureInWords(event.previous, event) }),
  isAlert: false,
  link: null,
});

/** The next events of high importance; one that lasts a day comes until its day has begun. A past day has a holiday after it among what moved, and so ends with it. */
function comingAfter({ day, instant, isToday }: When, calendar: Parts["calendar"]): Briefing["coming"] {
  const shown = inEastern(instant).day;
  const isAhead = ({ at, isAllDay }: CalendarEvent) => {
    if (!isToday) return (isAllDay ? at.slice(0, 10) : inEastern(Date.parse(at)).day) >= nextTradingDay(day);
    return isAllDay ? at.slice(0, 10) >= shown : Date.parse(at) > instant;
  };
  const list = calendar.events
    .filter((event) => event.importance === "high" && isAhead(event))
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.name.localeCompare(other.name))
    .slice(0, MOST_COMING);
  const { source, heardAt, sample } = calendar;
  return { list: list.map(comingOf), source, heardAt, sample };
}

function comingOf(event: CalendarEvent): Coming {
  const { name, at, isAllDay, isTentative } = event;
  const inWords = (value: number | null) => (value === null ? null : figureInWords(value, event));
  return { name, at, isAllDay, isTentative, consensus: inWords(event.consensus), previous: inWords(event.previous) };
}
