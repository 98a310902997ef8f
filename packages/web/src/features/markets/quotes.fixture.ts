/** The prices of a morning, 11/24/2026 at 10:42:18 AM Eastern, for tests of screens. */

import { minutesOf } from "@highway/core/market/quotes/pure/eastern";
import { quarters } from "@highway/core/market/quotes/pure/session";
import type { Coupon, DayCourse, QuarterPrices, Quotes } from "@highway/core/market/quotes/schema";

const day = "2026-11-24";
export const at = "2026-11-24T15:42:18.000Z";

/** Name, close, price at 9:40, price now, high, low, and when the last tick came. */
const known: [id: string, name: string, ...prices: [number, number, number, number, number], tick: string][] = [
  ["umbs30-5.0", "UMBS 30Y 5.0", 97.28, 97.39, 97.03, 97.5, 97.02, "15:42:09"],
  ["umbs30-5.5", "UMBS 30Y 5.5", 99.66, 99.77, 99.45, 99.84, 99.41, "15:42:16"],
  ["umbs30-6.0", "UMBS 30Y 6.0", 101.47, 101.56, 101.28, 101.63, 101.27, "15:42:18"],
  ["umbs30-6.5", "UMBS 30Y 6.5", 103.06, 103.11, 102.91, 103.19, 102.91, "15:42:11"],
  ["umbs15-5.0", "UMBS 15Y 5.0", 100.13, 100.19, 100.02, 100.23, 99.98, "15:41:58"],
  ["umbs15-5.5", "UMBS 15Y 5.5", 101.41, 101.44, 101.31, 101.48, 101.3, "15:41:40"],
  ["gnma30-5.5", "GNMA II 5.5", 99.88, 99.97, 99.67, 100.06, 99.64, "15:42:14"],
  ["gnma30-6.0", "GNMA II 6.0", 101.75, 101.86, 101.63, 101.91, 101.63, "15:31:00"],
];

const MINUTES = 163;
const SHEET = 100;

/** From the close to the price at 9:40, and on to the price of now, minute by minute. */
const lineOf = (close: number, sheet: number, now: number) =>
  Array.from({ length: MINUTES }, (_, minute) => {
    const [from, to, part] =
      minute <= SHEET ? [close, sheet, minute / SHEET] : [sheet, now, (minute - SHEET) / (MINUTES - 1 - SHEET)];
    return Math.round((from + (to - from) * part) * 100) / 100;
  });

const couponOf = ([couponID, couponName, close, sheet, now, high, low, tick]: (typeof known)[number]): Coupon => {
  const line = lineOf(close, sheet, now);
  return {
    couponDate: day,
    couponID,
    couponName,
    currentPrice: now,
    previousClose: close,
    openPrice: close,
    highPrice: high,
    lowPrice: low,
    lastTick: `${day}T${tick}.000Z`,
    quarterHours: Object.fromEntries(
      quarters.map((quarter) => [quarter, line[minutesOf(quarter) - 480] ?? null]),
    ) as QuarterPrices,
  };
};

export const morning: Quotes = {
  sequence: 48_211,
  at,
  feed: "live",
  heardAt: at,
  source: "Sample data, not from the price feed",
  sample: true,
  coupons: known.map(couponOf),
};

export const course: DayCourse = {
  day,
  step: 1,
  prices: Object.fromEntries(known.map(([id, , close, sheet, now]) => [id, lineOf(close, sheet, now)])),
};

export const sheetAt = (time: string | null, isFirst = false) => ({
  day,
  isFirst: isFirst && time === null,
  lender: "Summit Wholesale",
  sheets: time === null ? [] : [{ lender: "Summit Wholesale", time }],
  rateForPoint: 0.25,
});

export const indices = [
  ["30-Year Fixed", 6.512, 0.014],
  ["30-Year Fixed FHA", 6.241, 0.005],
  ["30-Year Fixed VA", 6.118, -0.006],
  ["30-Year Fixed Jumbo", 6.687, 0],
  ["15-Year Fixed", 5.744, 0.013],
].map(([product, rate, change]) => ({
  product,
  rate,
  change,
  date: "2026-11-23",
  source: "Sample data, not from Optimal Blue Mortgage Market Indices, by FRED",
  sample: true,
}));
