import * as z from "zod/mini";

/** The sentences of the API and of the forms about places. Those that the specification has are taken to the letter. */
export const sentences = {
  required: "Location is required",
  details: "Error getting location details.",
  query: "Type at least 3 characters of an address",
  tooLong: "Use at most 200 characters",
  fip: "A county is named by the 5 digits of its FIPS code",
  noCounty: "No county has that FIPS code",
  day: "Enter a day as YYYY-MM-DD",
  zip: "A ZIP code has 5 digits",
  where: "Name a county (fip) or a ZIP code (zip)",
} as const;

const FIVE_DIGITS = /^\d{5}$/;
/** No provider's ids come near this length. */
const LONGEST_ID = 1000;

export const SearchQuery = z.object({
  q: z.string(sentences.query).check(z.trim(), z.minLength(3, sentences.query), z.maxLength(200, sentences.tooLong)),
});

export const DetailsQuery = z.object({
  placeId: z
    .string(sentences.details)
    .check(z.trim(), z.minLength(1, sentences.details), z.maxLength(LONGEST_ID, sentences.details)),
});

/** The query for the growth of prices names a county, a ZIP code or both: a forecast is looked up by ZIP code first, history always by county. */
export const PricesQuery = z
  .object({
    fip: z.optional(z.string(sentences.fip).check(z.trim(), z.regex(FIVE_DIGITS, sentences.fip))),
    zip: z.optional(z.string(sentences.zip).check(z.trim(), z.regex(FIVE_DIGITS, sentences.zip))),
  })
  .check(z.refine(({ fip, zip }) => fip !== undefined || zip !== undefined, { path: ["fip"], error: sentences.where }));
export type PricesQuery = z.output<typeof PricesQuery>;

/** A place that a search suggests. `sample` says that the places or figures are made up to try the product with, and the screen says so too. */
export const Suggestion = z.strictObject({
  placeId: z.string(),
  /** The first line of the address, as in "412 Brookhaven Dr". */
  title: z.string(),
  /** The whole address, as in "412 Brookhaven Dr, Raleigh, NC 27612". */
  address: z.string(),
  sample: z.boolean(),
});
export type Suggestion = z.output<typeof Suggestion>;

/** A place, under the names that a report's property has. What is not known of it is empty or null. */
export const Place = z.strictObject({
  placeId: z.string(),
  address: z.string(),
  addressDisplay: z.string(),
  streetNumber: z.string(),
  route: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  county: z.string(),
  fip: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** The tax rate of the county in percent of the price a year, with 2 decimals. */
  countyTaxRate: z.nullable(z.number()),
  /** The source of the tax rate, and the day that the rate describes. */
  taxRateSource: z.nullable(z.strictObject({ source: z.string(), date: z.iso.date(), sample: z.boolean() })),
  source: z.string(),
  sample: z.boolean(),
});
export type Place = z.output<typeof Place>;

/** One point of a price index, or one price: only the ratio of two points means anything. */
export const PricePoint = z.strictObject({ date: z.iso.date(), value: z.number() });

/** The yearly growth of home prices. A report keeps `{ yearly, source, date }` of it in `outside.series`. */
export const PriceGrowth = z.strictObject({
  /** Growth in percent, year by year: from the oldest year in a history, from the next year in a forecast. */
  yearly: z.array(z.number()),
  source: z.string(),
  /** The day of the last known point in a history, or the day from which a forecast starts. */
  date: z.iso.date(),
  /** The index of a history, one value a year, the last one on the date. Years without a value lie evenly between their neighbors. */
  index: z.optional(z.array(z.number())),
  points: z.array(PricePoint),
  sample: z.boolean(),
});
export type PriceGrowth = z.output<typeof PriceGrowth>;
