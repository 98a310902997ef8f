/** Stand-in of a feed of mortgage security prices. It plays a trading day: the same prices at the same second whoever asks, all of them made up. */
import { easternInstant, inEastern } from "@highway/core/market/quotes/pure/eastern";
import { hoursOf, tradingDayBefore } from "@highway/core/market/quotes/pure/trading-days";
import { now } from "@highway/core/platform/clock";
import { emptyAnswer, json, type StandIn } from "./stand-in";

type Sample = {
  id: string;
  name: string;
  base: number;
  /** How much of the market's move the coupon takes part in. */
  part: number;
  /** The seconds between two ticks. */
  every: number;
  /** Set for a coupon that trades so thinly that it has no tick from half past to sixteen to. */
  pauses?: true;
};

const coupons: readonly Sample[] = [
  { id: "umbs30-5.0", name: "UMBS 30Y 5.0", base: 97.3, part: 1.2, every: 9 },
  { id: "umbs30-5.5", name: "UMBS 30Y 5.5", base: 99.6, part: 1.1, every: 7 },
  { id: "umbs30-6.0", name: "UMBS 30Y 6.0", base: 101.4, part: 1, every: 5 },
  { id: "umbs30-6.5", name: "UMBS 30Y 6.5", base: 103, part: 0.7, every: 8 },
  { id: "umbs15-5.0", name: "UMBS 15Y 5.0", base: 100.1, part: 0.55, every: 23 },
  { id: "umbs15-5.5", name: "UMBS 15Y 5.5", base: 101.4, part: 0.4, every: 41 },
  { id: "gnma30-5.5", name: "GNMA II 5.5", base: 99.8, part: 1.05, every: 11 },
  { id: "gnma30-6.0", name: "GNMA II 6.0", base: 101.7, part: 0.75, every: 67, pauses: true },
];

const DAY_MS = 86_400_000;

/** The market's level in points at an instant: slow waves over days, faster ones within a day. */
function level(instant: number): number {
  const days = instant / DAY_MS;
  const waves = 0.4 * Math.sin(days * 0.9) + 0.18 * Math.sin(days * 13) + 0.09 * Math.sin(days * 61);
  return waves + 0.04 * Math.sin(days * 431) + 0.015 * Math.sin(days * 2_411);
}

/** Securities trade in 128ths of a point. */
const priceAt = ({ base, part }: Sample, instant: number) => Math.round((base + part * level(instant)) * 128) / 128;

type Tick = { at: string; price: number };

/** The ticks of a coupon after an instant and up to another; of a whole day, the last of each minute. */
function ticksOf(coupon: Sample, from: number, to: number, isWhole: boolean): Tick[] {
  const ticks: Tick[] = [];
  const step = coupon.every * 1_000;
  let minute = Number.NaN;
  for (let at = Math.floor(from / step + 1) * step; at <= to; at += step) {
    if (coupon.pauses && isPause(at)) continue;
    const tick = { at: new Date(at).toISOString(), price: priceAt(coupon, at) };
    // A minute's mark has the last price up to it, also that of the mark itself.
    const own = Math.ceil(at / 60_000);
    if (isWhole && own === minute) ticks.pop();
    ticks.push(tick);
    minute = own;
  }
  return ticks;
}

function isPause(at: number): boolean {
  const minute = new Date(at).getUTCMinutes();
  return minute >= 30 && minute < 44;
}

const closeOf = (day: string) => easternInstant(day, hoursOf(day)!.closes);

/** Answers as a feed does in the documented form: with the ticks of a day, all or those after an instant. */
export const quotes: StandIn = ({ path, query }) => {
  const day = query.get("day") ?? inEastern(now()).day;
  const hours = hoursOf(day);
  if (path !== "/v1/quotes" || !hours) return emptyAnswer(404);
  const since = query.get("since");
  const opens = easternInstant(day, hours.opens);
  const from = Math.max(since === null ? 0 : Date.parse(since), opens - 1);
  const to = Math.min(now(), easternInstant(day, hours.closes));
  return json({
    day,
    coupons: coupons.map((coupon) => ({
      id: coupon.id,
      name: coupon.name,
      previousClose: priceAt(coupon, closeOf(tradingDayBefore(day))),
      ticks: ticksOf(coupon, from, to, since === null),
    })),
  });
};
