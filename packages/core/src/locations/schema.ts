import * as z from "zod/mini";

/** What the API and the forms say about places; the specification's sentences to the letter where it has one. */
export const sentences = {
  required: "Location is required",
  details: "Error getting location details.",
  query: "Type at least 3 characters of an address",
  tooLong: "Use at most 200 characters",
  fip: "A county is named by the 5 digits of its FIPS code",
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

/** A county, a ZIP code or both: a forecast is looked up by ZIP code first, history always by county. */
export const PricesQuery = z
  .object({
    fip: z.optional(z.string(sentences.fip).check(z.trim(), z.regex(FIVE_DIGITS, sentences.fip))),
    zip: z.optional(z.string(sentences.zip).check(z.trim(), z.regex(FIVE_DIGITS, sentences.zip))),
  })
  .check(z.refine(({ fip, zip }) => fip !== undefined || zip !== undefined, { path: ["fip"], error: sentences.where }));
export type PricesQuery = z.output<typeof PricesQuery>;

/** `sample` says that the figures or places are made up to try the product with; the screen says so too. */
export const Suggestion = z.strictObject({
  placeId: z.string(),
  /** "412 Brookhaven Dr" */
  title: z.string(),
  /** "412 Brookhaven Dr, Raleigh, NC 27612" */
  address: z.string(),
  sample: z.boolean(),
});
export type Suggestion = z.output<typeof Suggestion>;

/** A place under the names that a report's property has; what is not known of it is empty or null. */
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
  /** Percent of the price a year, 2 decimals. */
  countyTaxRate: z.nullable(z.number()),
  /** Where the rate is from, and the day that it describes. */
  taxRateSource: z.nullable(z.strictObject({ source: z.string(), date: z.iso.date(), sample: z.boolean() })),
  source: z.string(),
  sample: z.boolean(),
});
export type Place = z.output<typeof Place>;

/** An index of prices, or a price: only the ratio of two points means anything. */
export const PricePoint = z.strictObject({ date: z.iso.date(), value: z.number() });

/** Yearly growth of home prices: `{ yearly, source, date }` is what a report keeps of it in `outside.series`. */
export const PriceGrowth = z.strictObject({
  /** Percent of growth year by year, the oldest (history) or the next year (forecast) first. */
  yearly: z.array(z.number()),
  source: z.string(),
  /** The day of the last known point (history), or the day that the forecast starts from. */
  date: z.iso.date(),
  points: z.array(PricePoint),
  sample: z.boolean(),
});
export type PriceGrowth = z.output<typeof PriceGrowth>;
