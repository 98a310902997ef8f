/** What the page of prices shows of a coupon, worked out from what the server told. Nothing here reads a clock. */

import { easternInstant, minutesOf } from "@highway/core/market/quotes/pure/eastern";
import { quarters, type Session, staleFor } from "@highway/core/market/quotes/pure/session";
import { hoursOf } from "@highway/core/market/quotes/pure/trading-days";
import type { Coupon, DayCourse } from "@highway/core/market/quotes/schema";

/** The coupon that most loans of the day go into. */
export const USUAL = "umbs30-6.0";

/** A line of the table. */
export type Row = {
  coupon: Coupon;
  /** The price at the time of the officer's sheet; null where there is no sheet, or no price was known. */
  sheetPrice: number | null;
  /** The milliseconds without a tick, where that is too long, or no new prices come. */
  staleFor: number | undefined;
  /** The day's prices by minute from the opening, up to the last tick. */
  line: readonly (number | null)[];
};

type About = {
  course: DayCourse | undefined;
  /** "09:40", Eastern Time; null while the sheet is not out. */
  sheet: string | null;
  session: Session;
  now: number;
  /** No new prices come: the age of each stands in the place of its time, however short it is. */
  isOld?: boolean;
};

export function rowOf(coupon: Coupon, { course, sheet, session, now, isOld = false }: About): Row {
  const line = lineOf(coupon, course);
  return {
    coupon,
    line,
    sheetPrice: sheet === null ? null : priceAt(coupon, line, sheet),
    staleFor:
      isOld && coupon.lastTick !== null
        ? Math.max(0, now - Date.parse(coupon.lastTick))
        : staleFor(coupon.lastTick, now, session),
  };
}

/** The course of the coupon's day with its newest price at its minute. A course of another day is none of this one's. */
export function lineOf({ couponID, couponDate, currentPrice, lastTick }: Coupon, course: DayCourse | undefined) {
  const known = course?.day === couponDate && course.step === 1 ? (course.prices[couponID] ?? []) : [];
  if (currentPrice === null || lastTick === null) return known;
  const minute = Math.ceil(minutesSinceOpening(couponDate, Date.parse(lastTick)));
  if (minute < known.length) return known;
  const gap = Array.from({ length: minute - known.length }, () => null);
  return [...known, ...gap, currentPrice];
}

/** A price that stands below the axis of the chart, by its minute from the opening; null where it is not known, or not yet. */
export type PriceBelow = { minute: number; price: number | null };

/** The prices of the quarter hours, as the feed tells them. */
export const quarterPrices = ({ coupon }: Row, opens: number): PriceBelow[] =>
  quarters.map((quarter) => ({ minute: minutesOf(quarter) - opens, price: coupon.quarterHours[quarter] }));

/** The prices of the full hours after the opening. */
export function hourPrices({ coupon, line }: Row, opens: number, closes: number): PriceBelow[] {
  const known = coupon.lastTick === null ? -1 : minutesSinceOpening(coupon.couponDate, Date.parse(coupon.lastTick));
  const hours = Array.from({ length: Math.floor((closes - opens) / 60) }, (_, at) => (at + 1) * 60);
  return hours.map((minute) => ({ minute, price: minute <= known ? (line[minute] ?? null) : null }));
}

const openPrices = new Map<string, number>();
/** The minutes since the opening of a day of trading. */
export function minutesSinceOpening(day: string, instant: number): number {
  let at = openPrices.get(day);
  if (at === undefined) {
    at = easternInstant(day, hoursOf(day)!.opens);
    openPrices.set(day, at);
  }
  return (instant - at) / 60_000;
}

/**
 * The price at a time of the day: that of the last tick by then. Before the opening the last close holds, since nothing has traded.
 * @param time  "09:40", Eastern Time
 */
export function priceAt({ couponDate, previousClose }: Coupon, line: Row["line"], time: string): number | null {
  const minute = minutesOf(time) - hoursOf(couponDate)!.opens;
  if (minute < 0) return previousClose;
  return line[minute] ?? null;
}
