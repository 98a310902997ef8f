/** The rates of a market update: the table, the courses of the chart, and what a payment comes to. */
import { monthlyPayment } from "@highway/engine/loan/payment";
import { dollars, inDollars, type Months, percent } from "@highway/engine/money/cents";
import {
  type Before,
  monthsBefore,
  type Observed,
  type Rhythm,
  spreadOf,
  standingOf,
  weekly,
} from "@highway/engine/money/series";
import { isLate } from "./pure/working-days";
import type { Briefing, ExamplePayment, Rate, RateKey } from "./schema";
import { type PublishedKey, publishedSeries, type Read } from "./series";

export type AllSeries = Readonly<Record<PublishedKey, Read>>;

/** Leaves out the values of later days. */
export const upTo = (day: string, all: AllSeries): AllSeries =>
  Object.fromEntries(
    Object.entries(all).map(([key, read]) => [key, { ...read, series: read.series.filter(({ date }) => date <= day) }]),
  ) as AllSeries;

const unknownRate = { value: null, date: null, day: null, week: null, month: null, year: null, stale: false };

function rateStanding(series: readonly Observed[], rhythm: Rhythm, day: string) {
  const found = standingOf(series, rhythm);
  if (!found) return unknownRate;
  const { last, ...before } = found;
  return { value: last.value, date: last.date, ...before, stale: isLate(last.date, rhythm, day) };
}

/** Makes the table of a day: what is published, and two differences of it. */
export const ratesOf = (all: AllSeries, day: string): Rate[] => [
  ...publishedSeries.map(({ key, id, rhythm }) => {
    const { series, source, sample } = all[key];
    return { key, series: id, rhythm, source, sample, ...rateStanding(series, rhythm, day) };
  }),
  ...differences.map(({ key, of, less }) => {
    const [one, other] = [all[of], all[less]];
    const [{ id, rhythm }, { id: lessId }] = [publishedAs(of), publishedAs(less)];
    return {
      key,
      series: `${id} − ${lessId}`,
      rhythm,
      source: "Computed",
      sample: one.sample || other.sample,
      ...rateStanding(spreadOf(one.series, other.series), rhythm, day),
    };
  }),
];

const differences = [
  { key: "treasurySpread", of: "treasury10", less: "treasury2" },
  { key: "mortgageSpread", of: "average30", less: "treasury10" },
] as const satisfies readonly { key: RateKey; of: PublishedKey; less: PublishedKey }[];

const publishedAs = (key: PublishedKey) => publishedSeries.find((each) => each.key === key)!;

const COURSE_MONTHS = 60;

export const coursesOf = ({ average30, average15, treasury10 }: AllSeries): Briefing["courses"] => ({
  average30: courseOf(average30),
  average15: courseOf(average15),
  treasury10: courseOf(treasury10),
});

function courseOf({ series }: Read): [string, number][] {
  const last = series.at(-1);
  if (!last) return [];
  const since = monthsBefore(last.date, COURSE_MONTHS);
  return weekly(series)
    .filter(({ date }) => date >= since)
    .map(({ date, value }) => [date, value]);
}

/** The example's loan in dollars, and its years. */
const example = { principal: 400_000, years: 30 } as const;

/** What the example's loan costs a month at the conforming index and at what it was; where that is not known, at the weekly average. */
export function exampleOf(rates: readonly Rate[]): ExamplePayment | null {
  const known = (["conforming30", "average30"] as const).flatMap((of) => {
    const rate = rates.find(({ key }) => key === of);
    return rate?.value != null && rate.date !== null ? [{ of, rate, value: rate.value, date: rate.date }] : [];
  });
  const [first] = known;
  if (!first) return null;
  const { of, rate, value, date } = first;
  return { ...example, of, now: paymentAt({ value, date }), week: earlier(rate.week), year: earlier(rate.year) };
}

const earlier = (before: Before | null) => before && paymentAt(before);
const paymentAt = ({ value: rate, date }: Observed) => {
  const { principal, years } = example;
  return { rate, date, payment: inDollars(monthlyPayment(dollars(principal), percent(rate), (years * 12) as Months)) };
};
