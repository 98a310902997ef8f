import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import { letterNames } from "@highway/engine/tools/report-card/percentiles";
import * as z from "zod/mini";

export const sentences = {
  query: "Type at least 2 characters of a county's name",
  tooLong: "Use at most 60 characters",
  fips: "Name 1 to 4 counties by the 5 digits of their FIPS codes, with commas between them",
  version: "A table of counties is named by the time at which it was made",
  gone: "The county figures of that day are no longer kept. Use the newest figures, and save again.",
  state: "A state is named by the first 2 digits of its counties' FIPS codes",
} as const;

export const CountySearch = z.object({
  q: z.string(sentences.query).check(z.trim(), z.minLength(2, sentences.query), z.maxLength(60, sentences.tooLong)),
});
const version = z.optional(z.iso.datetime(sentences.version));
export const CardsQuery = z.object({
  version,
  fips: z.string(sentences.fips).check(z.trim(), z.regex(/^\d{5}(,\d{5}){0,3}$/, sentences.fips)),
});
export const LettersQuery = z.object({
  version,
  state: z.string(sentences.state).check(z.trim(), z.regex(/^\d\d$/, sentences.state)),
});

export const CountyFound = z.strictObject({ fip: z.string(), name: z.string(), state: z.string() });

const origin = { source: z.string(), date: z.iso.date() };
const Letter = z.enum(letterNames);
const dollars = z.nullable(z.number());

/** What is known of a county: public figures, each group with its source and day. What was not published is null. */
const CountyFigures = z.strictObject({
  fip: z.string(),
  name: z.string(),
  state: z.string(),
  index: z.nullable(
    z.strictObject({ ...origin, values: z.readonly(z.array(z.strictObject({ year: z.number(), index: z.number() }))) }),
  ),
  forecast: z.nullable(z.strictObject({ ...origin, percent: z.number() })),
  survey: z.nullable(
    z.strictObject({
      ...origin,
      year: z.number(),
      value: dollars,
      tax: dollars,
      income: dollars,
      rent: dollars,
      tops: z.strictObject({ income: z.number(), rent: z.number() }),
    }),
  ),
  earlierSurvey: z.nullable(z.strictObject({ ...origin, year: z.number(), income: dollars })),
  population: z.nullable(z.strictObject({ ...origin, now: z.number(), before: z.number() })),
});

const Graded = z.strictObject({
  kind: z.literal("graded"),
  figure: z.number(),
  /** The share of counties in percent that are worse, equal ones counted half; unrounded. */
  percentile: z.number(),
  letter: Letter,
  counties: z.number(),
  origin: z.strictObject(origin),
});
const NotGraded = z.strictObject({
  kind: z.literal("notGraded"),
  why: z.enum(["notKnown", "old", "topCoded", "tooFewYears", "surveysOverlap"]),
  origin: z.nullable(z.strictObject(origin)),
});
const Overall = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("graded"),
    mean: z.number(),
    percentile: z.number(),
    letter: Letter,
    counties: z.number(),
    graded: z.number(),
  }),
  z.strictObject({ kind: z.literal("notGraded"), graded: z.number() }),
]);
const byMetric = <S extends z.ZodMiniType>(schema: S) => z.record(z.enum(metrics as [Metric, ...Metric[]]), schema);

/** One county's card: what is known of it, and how it stands among all counties. */
const CountyCard = z.strictObject({
  row: CountyFigures,
  grades: byMetric(z.discriminatedUnion("kind", [Graded, NotGraded])),
  overall: Overall,
});

/** How all counties lie along a figure: how many of them in each even step. */
const CountyStrip = z.strictObject({
  from: z.number(),
  step: z.number(),
  counts: z.array(z.number()),
  below: z.number(),
  above: z.number(),
});

/** The cards of some counties from one version of the table. A county that the table does not have is left out. */
export const CountyCards = z.strictObject({
  version: z.string(),
  /** The newest version there is. */
  newest: z.string(),
  mortgageRate: z.strictObject({ ...origin, percent: z.number() }),
  cards: z.array(CountyCard),
  strips: byMetric(z.nullable(CountyStrip)),
  sample: z.boolean(),
});
export type CountyCards = z.output<typeof CountyCards>;

/** The letters of a state's counties by each figure, for the map and the table behind it. */
export const StateLetters = z.strictObject({
  version: z.string(),
  counties: z.array(
    z.strictObject({
      fip: z.string(),
      name: z.string(),
      letters: byMetric(z.nullable(z.strictObject({ letter: Letter, figure: z.number() }))),
    }),
  ),
});
export type StateLetters = z.output<typeof StateLetters>;

/** What a saved report card shows, all of one version: the cards of its counties, and the letters of the first one's state for the map. */
export const CountyReport = z.strictObject({ ...CountyCards.shape, state: StateLetters.shape.counties });
export type CountyReport = z.output<typeof CountyReport>;
