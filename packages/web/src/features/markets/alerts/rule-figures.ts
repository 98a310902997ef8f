/** What a rule means today, worked out from the prices that the page shows. Nothing here reads a clock. */
import { otherUnitText } from "@highway/core/alerts/pure/size";
import { levelText } from "@highway/core/alerts/pure/words";
import type { Alert, RuleInput } from "@highway/core/alerts/schema";
import type { Coupon, DayCourse, DaySpan } from "@highway/core/market/quotes/schema";
import type { RateIndex } from "@highway/core/market/schema";
import { moveInBasisPoints } from "@highway/engine/money/shown-price";
import { percent } from "../../../lib/format/format";
import { lineOf, priceAt } from "../figures";
import { sheetTime } from "../words";

export type Market = {
  coupons: readonly Coupon[];
  indices: readonly RateIndex[];
  /** The course of the day, minute by minute. */
  course: DayCourse | undefined;
  /** The time of today's sheet, "09:40". */
  sheet: string | null;
};

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
  const from =
    since === "close"
      ? coupon.previousClose
      : market.sheet
        ? priceAt(coupon, lineOf(coupon, market.course), market.sheet)
        : null;
  return goalFrom(rule, from);
}

/** The line below a rule: what it means today. */
export function todayText(rule: RuleInput, market: Market): string {
  const limit = rule.isOnce ? "Once, then off." : "At most once a day.";
  if (rule.since === "dayBefore") return indexText(rule, market);
  if (rule.since === "level") return [awayText(rule, market), limit].filter(Boolean).join(" ");
  const goal = goalOf(rule, market);
  const other = sentenceCase(otherUnitText(rule.amount));
  if (goal !== undefined)
    return `${other}; at ${levelText(goal)} or ${rule.direction === "falls" ? "lower" : "higher"} today. ${limit}`;
  return rule.since === "sheet" && !market.sheet
    ? `${other}. It waits until your sheet has a time today. ${limit}`
    : `${other}. Its price is not known right now. ${limit}`;
}

/** "Last 6.512%, +0.014. It is published once a day." */
export function indexText({ subject }: RuleInput, { indices }: Market): string {
  const index = indices.find(({ product }) => product === subject);
  if (!index) return "The index is not known right now. It is published once a day.";
  return `Last ${percent(index.rate)}, ${index.change < 0 ? "−" : "+"}${Math.abs(index.change).toFixed(3)}. It is published once a day.`;
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const priceNow = ({ subject }: RuleInput, { coupons }: Market) =>
  coupons.find(({ couponID }) => couponID === subject)?.currentPrice ?? null;

/** "Now 101.28 (101-09), 47 bp away.": how far the market is from a price that is awaited, or that it is there; undefined where it is not known. */
export function awayText(rule: RuleInput, market: Market): string | undefined {
  const now = priceNow(rule, market);
  if (now === null) return undefined;
  const by = moveInBasisPoints(rule.amount, now);
  if (by === 0) return `Now ${levelText(now)}: it is there.`;
  if (by < 0 === (rule.direction === "falls")) return `Now ${levelText(now)}, already ${by < 0 ? "lower" : "higher"}.`;
  return `Now ${levelText(now)}, ${Math.abs(by)} bp away.`;
}

/** The price of now where it would send the rule at once; undefined where it would not. */
export function reachedBy(rule: RuleInput, market: Market): number | undefined {
  const [goal, now] = [goalOf(rule, market), priceNow(rule, market)];
  if (goal === undefined || now === null) return undefined;
  return (rule.direction === "falls" ? now <= goal : now >= goal) ? now : undefined;
}

/** The days on which a rule would have been sent, of so many. */
export type Tried = { days: string[]; of: number };

/** Finds the days of trading on which a rule would have been sent, among those whose prices are known; undefined where none is. */
export function wouldHaveSent(rule: RuleInput, spans: readonly DaySpan[]): Tried | undefined {
  const tried = spans.flatMap(({ day, close, sheetPrice, low, high, lowAfter, highAfter }) => {
    const isSheet = rule.since === "sheet";
    const goal = goalFrom(rule, isSheet ? sheetPrice : close);
    const reached = rule.direction === "falls" ? (isSheet ? lowAfter : low) : isSheet ? highAfter : high;
    if (goal === undefined || low === null) return [];
    const isSent = reached !== null && (rule.direction === "falls" ? reached <= goal : reached >= goal);
    return [{ day, isSent }];
  });
  if (tried.length === 0) return undefined;
  return { days: tried.filter(({ isSent }) => isSent).map(({ day }) => day), of: tried.length };
}

const TRIED_DAYS = 20;

/** "It would have gone off on 2 of the last 20 trading days." Where fewer are known, it says how many. */
export function triedText({ days, of }: Tried, shortDay: (day: string) => string): string {
  const known = of === 1 ? "the 1 trading day that is" : `the ${of} trading days that are`;
  const all = of >= TRIED_DAYS ? `the last ${of} trading days` : `${known} known among the last ${TRIED_DAYS}`;
  if (days.length === 0) return `It would not have gone off on ${of === 1 ? "" : "any of "}${all}.`;
  const count = of === 1 ? all : `${days.length} of ${all}`;
  const last = days.slice(-SHOWN_DAYS).map(shortDay).join(", ");
  return days.length > SHOWN_DAYS
    ? `It would have gone off on ${count}, last on ${last}.`
    : `It would have gone off on ${count}, on ${last}.`;
}
const SHOWN_DAYS = 5;

/** "at 9:40 AM": how the sheet's time stands in a rule. */
export const sheetText = (sheet: string | null) => (sheet ? `at ${sheetTime(sheet)}` : "once it is out");

/** The seconds that a way took from the tick, or from the press for a test: "0.9 s". */
export function secondsText(alert: Pick<Alert, "tickAt" | "createdAt" | "isTest">, at: string): string {
  const from = Date.parse(alert.isTest ? alert.createdAt : alert.tickAt);
  const seconds = Math.max(0, (Date.parse(at) - from) / 1000);
  return seconds < 90 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds / 60)} min`;
}
