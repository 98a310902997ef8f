import * as z from "zod/mini";

/** The index that adjustable rates follow: the 30-day average of SOFR. */
export const IndexRate = z.strictObject({
  /** The index in percent; 4.00 when no source answers. */
  value: z.number(),
  /** The day of `value`; null for the default. */
  date: z.nullable(z.iso.date()),
  source: z.string(),
  /** The mean of the series since its start in percent, which the scenario "histAVG" uses. */
  average: z.nullable(z.number()),
  /** The day up to which the series was read. */
  averageDate: z.nullable(z.iso.date()),
  /** True when the figures are made up to try the product with; the screen says so. */
  sample: z.boolean(),
});
export type IndexRate = z.output<typeof IndexRate>;

/** The day for which offer rates are wanted; absent means today. */
export const OfferRatesQuery = z.object({ day: z.optional(z.iso.date("Enter a day as YYYY-MM-DD")) });

/** Average prime offer rates in percent: by the years of a fixed term, and by the years that an adjustable rate is fixed for. A report keeps them in `outside.apor`. */
export const OfferRates = z.strictObject({
  fixed: z.record(z.string(), z.number()),
  adjustable: z.record(z.string(), z.number()),
  source: z.string(),
  /** The Monday that begins the week of the rates. */
  date: z.iso.date(),
  sample: z.boolean(),
});
export type OfferRates = z.output<typeof OfferRates>;

/** One piece of news: what moves the market, in one line. */
export const NewsItem = z.strictObject({
  /** The words of the news, without markup. */
  news: z.string(),
  /** The day and the time of day ("14:30") in New York; null where the source tells none. */
  newsDate: z.nullable(z.iso.date()),
  newsTime: z.nullable(z.string().check(z.regex(/^\d\d:\d\d$/))),
  /** True when the news may move rates, so that officers who wait to lock should know. */
  isAlert: z.boolean(),
  /** The address of the whole text, by http or https. */
  link: z.nullable(z.string()),
  source: z.string(),
  /** Stands for an alert of the corporation. */
  alertID: z.optional(z.string()),
  /** The recording of an alert of the corporation, where it has one. */
  audioElement: z.optional(z.string()),
  /** The call that tells where the video of such an alert plays from. */
  videoElement: z.optional(z.string()),
  /** True when the news is made up to try the product with; the screen says so. */
  sample: z.boolean(),
  /** Stands while the source does not answer: the news is that of this instant. */
  asOf: z.optional(z.iso.datetime()),
});
export type NewsItem = z.output<typeof NewsItem>;

/** A daily index of the rates that were locked, of one product. */
export const RateIndex = z.strictObject({
  product: z.enum(["30-Year Fixed", "30-Year Fixed FHA", "30-Year Fixed VA", "30-Year Fixed Jumbo", "15-Year Fixed"]),
  /** In percent, with three decimals. */
  rate: z.number(),
  /** The percentage points since the day before that is published. */
  change: z.number(),
  date: z.iso.date(),
  source: z.string(),
  sample: z.boolean(),
});
export type RateIndex = z.output<typeof RateIndex>;
