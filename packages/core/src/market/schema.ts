import * as z from "zod/mini";

/** The index that adjustable rates follow: the 30-day average of SOFR. */
export const IndexRate = z.strictObject({
  /** Percent; 4.00 when no source answers. */
  value: z.number(),
  /** The day that `value` is of; null for the default. */
  date: z.nullable(z.iso.date()),
  source: z.string(),
  /** Mean of the series since its start, percent: the scenario "histAVG". */
  average: z.nullable(z.number()),
  /** The day that the series was read up to. */
  averageDate: z.nullable(z.iso.date()),
  /** Made up to try the product with; the screen says so. */
  sample: z.boolean(),
});
export type IndexRate = z.output<typeof IndexRate>;

/** What moves the market, in one line. */
export const NewsItem = z.strictObject({
  /** Words alone, without markup. */
  news: z.string(),
  /** The day and the time of day ("14:30") in New York; null where the source tells none. */
  newsDate: z.nullable(z.iso.date()),
  newsTime: z.nullable(z.string().check(z.regex(/^\d\d:\d\d$/))),
  /** It may move rates: whoever waits to lock should know. */
  isAlert: z.boolean(),
  /** Where the whole of it stands; http or https. */
  link: z.nullable(z.string()),
  source: z.string(),
  /** Made up to try the product with; the screen says so. */
  sample: z.boolean(),
});
export type NewsItem = z.output<typeof NewsItem>;
