/** What a rule means today, worked out from the prices that the page shows. Nothing here reads a clock. */
import { firstTick } from "@highway/core/alerts/pure/watch";
import { levelText } from "@highway/core/alerts/pure/words";
import type { Alert, RuleInput } from "@highway/core/alerts/schema";
import { minutesOf } from "@highway/core/market/quotes/pure/eastern";
import { hoursOf } from "@highway/core/market/quotes/pure/trading-days";
import type { Coupon, DayCourse } from "@highway/core/market/quotes/schema";
import type { RateIndex } from "@highway/core/market/schema";
import { moveInBasisPoints } from "@highway/engine/money/shown-price";
import { percent } from "../../../lib/format/format";
import { sheetTime } from "../words";

export type Market = {
  coupons: readonly Coupon[];
  indices: readonly RateIndex[];
  /** Five days, the oldest first, each with its step in minutes. */
  courses: readonly DayCourse[];
  /** The time of today's sheet, "09:40". */
  sheet: string | null;
};

/** The price of a coupon at a time of a day of trading: before the opening it is the last close. */
function priceAtTime(course: DayCourse | undefined, couponID: string, time: string, close: number | null) {
  const hours = course && hoursOf(course.day);
  if (!hours) return null;
  const minute = minutesOf(time) - hours.opens;
  if (minute < 0) return close;
  return course.prices[couponID]?.[Math.floor(minute / course.step)] ?? null;
}

const signedBp = (from: number, to: number) => Math.abs(moveInBasisPoints(from, to));

/** The price at which a rule is sent that is measured from a price, or from nothing; undefined where there is none. */
export function goalFrom({ since, amount, direction }: RuleInput, from: number | null): number | undefined {
  if (since === "level") return amount;
  if (from === null || since === "dayBefore") return undefined;
  return Math.round(from * 100 + (direction === "falls" ? -amount : amount)) / 100;
}

/** The price at which a rule is sent today; undefined where it is not known. */
export function goalOf(rule: RuleInput, market: Market): number | undefined {
  const { subject, since } = rule;
  if (since === "level") return goalFrom(rule, null);
  const coupon = market.coupons.find(({ couponID }) => couponID === subject);
  if (!coupon || since === "dayBefore") return undefined;
  const today = market.courses.find(({ day }) => day === coupon.couponDate);
  const from =
    since === "close"
      ? coupon.previousClose
      : market.sheet
        ? priceAtTime(today, subject, market.sheet, coupon.previousClose)
        : null;
  return goalFrom(rule, from);
}

/** The line below a rule: what it means today. */
export function todayText(rule: RuleInput, market: Market): string {
  const limit = rule.isOnce ? "Once, then off." : "At most once a day.";
  if (rule.since === "dayBefore") {
    const index = market.indices.find(({ product }) => product === rule.subject);
    if (!index) return "The index is not known right now. It comes once a day.";
    return `Last ${percent(index.rate)}, ${index.change < 0 ? "−" : "+"}${Math.abs(index.change).toFixed(3)}. It comes once a day.`;
  }
  const goal = goalOf(rule, market);
  const coupon = market.coupons.find(({ couponID }) => couponID === rule.subject);
  if (goal === undefined)
    return rule.since === "sheet" && !market.sheet
      ? `It waits until your sheet has a time today. ${limit}`
      : `Its price is not known right now. ${limit}`;
  const now = coupon?.currentPrice ?? null;
  if (rule.since === "level")
    return now === null ? limit : `Now ${levelText(now)}, ${signedBp(now, goal)} bp away. ${limit}`;
  return `Today that is ${levelText(goal)} or ${rule.direction === "falls" ? "lower" : "higher"}. ${limit}`;
}

/** The days of trading on which a rule would have been sent, among those whose prices are known; undefined for an index, whose days are not. */
export function wouldHaveSent(rule: RuleInput, market: Market): { days: string[]; of: number } | undefined {
  if (rule.since === "dayBefore") return undefined;
  const time = market.sheet ?? "09:40";
  let close: number | null = null;
  const days: string[] = [];
  let of = 0;
  for (const course of market.courses) {
    const line = course.prices[rule.subject] ?? [];
    const sheetPrice = priceAtTime(course, rule.subject, time, close);
    const from = rule.since === "sheet" ? Math.max(0, minutesOf(time) - 480) / course.step : 0;
    const ticks = line.flatMap((price, at) => (price === null || at < from ? [] : [{ at, price }]));
    const isKnown =
      ticks.length > 0 && (rule.since === "level" || (rule.since === "close" ? close : sheetPrice) !== null);
    if (isKnown) {
      of += 1;
      if (firstTick({ ...rule, isOn: true }, ticks, { close, sheetPrice })) days.push(course.day);
    }
    close = line.findLast((price) => price !== null) ?? close;
  }
  return of === 0 ? undefined : { days, of };
}

/** "today 9:31 AM": how the sheet's time stands in a rule. */
export const sheetText = (sheet: string | null) => (sheet ? `at ${sheetTime(sheet)}` : "once it is out");

/** The seconds that a way took from the tick, or from the press for a test: "0.9 s". */
export function secondsText(alert: Pick<Alert, "tickAt" | "createdAt" | "isTest">, at: string): string {
  const from = Date.parse(alert.isTest ? alert.createdAt : alert.tickAt);
  const seconds = Math.max(0, (Date.parse(at) - from) / 1000);
  return seconds < 90 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds / 60)} min`;
}
