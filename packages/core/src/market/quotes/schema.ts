import * as z from "zod/mini";
import { quarters } from "./pure/session";

/** A price in percent of par. What lies outside cannot be one of a mortgage security that trades. */
export const Price = z.number().check(z.gte(50), z.lte(150));
const MaybePrice = z.nullable(Price);

export const CouponId = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,31}$/, "Enter the id of a coupon"));

/** The prices by quarter hour, Eastern Time; null where none was known at that minute. */
export const QuarterPrices = z.strictObject(
  Object.fromEntries(quarters.map((quarter) => [quarter, MaybePrice])) as Record<
    (typeof quarters)[number],
    typeof MaybePrice
  >,
);
export type QuarterPrices = z.output<typeof QuarterPrices>;

/** A coupon of mortgage securities with its prices of one day, each with two decimals. The hub's frames carry those that have changed. */
export const Coupon = z.strictObject({
  /** The day of trading in New York. */
  couponDate: z.iso.date(),
  couponID: CouponId,
  /** "UMBS 30Y 6.0" */
  couponName: z.string().check(z.minLength(1), z.maxLength(40)),
  currentPrice: MaybePrice,
  /** The last price of the day of trading before. */
  previousClose: MaybePrice,
  openPrice: MaybePrice,
  highPrice: MaybePrice,
  lowPrice: MaybePrice,
  /** The instant of the last tick; null before the day's first one. */
  lastTick: z.nullable(z.iso.datetime()),
  /** The day's prices at 8:15, 8:30 … 12:00. */
  quarterHours: QuarterPrices,
});
export type Coupon = z.output<typeof Coupon>;

/** The state of the feed of prices: `off` where none is connected, `late` where it has not answered for a minute while the market is open. */
export const FeedState = z.enum(["live", "late", "closed", "off"]);
export type FeedState = z.output<typeof FeedState>;

/** The prices of all coupons, as they are known. */
export const Quotes = z.strictObject({
  /** It grows with every change, also from day to day; the hub's frames count on from it. */
  sequence: z.int(),
  /** The instant of this answer. */
  at: z.iso.datetime(),
  feed: FeedState,
  /** The feed last answered at this instant; null before it ever did. */
  heardAt: z.nullable(z.iso.datetime()),
  source: z.string(),
  /** True when the prices are made up to try the product with; the screen says so. */
  sample: z.boolean(),
  coupons: z.array(Coupon),
});
export type Quotes = z.output<typeof Quotes>;

const timeSentence = "Give a time, such as 09:40";
/** A coupon, and the time of a sheet, Eastern Time. */
export const SpansQuery = z.object({
  coupon: CouponId,
  time: z.string(timeSentence).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeSentence)),
});

/** How far a coupon went on a day: its lowest and highest price in all and after the time of a sheet, and the prices that these are measured from. */
export const DaySpan = z.strictObject({
  day: z.iso.date(),
  close: MaybePrice,
  low: MaybePrice,
  high: MaybePrice,
  sheetPrice: MaybePrice,
  lowAfter: MaybePrice,
  highAfter: MaybePrice,
});
export type DaySpan = z.output<typeof DaySpan>;

/** One day of trading, or five. */
export const CoursesQuery = z.object({ days: z._default(z.enum(["1", "5"], "Choose 1 or 5 days"), "1") });

/** The course of a day: the prices of each coupon every `step` minutes from 8:00 AM Eastern on, null where none was known. */
export const DayCourse = z.strictObject({
  day: z.iso.date(),
  step: z.int(),
  prices: z.record(CouponId, z.array(MaybePrice)),
});
export type DayCourse = z.output<typeof DayCourse>;
