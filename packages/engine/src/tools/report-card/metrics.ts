import { monthlyPayment } from "../../loan/payment";
import { dollars, type Months, percent, share, sixDecimals } from "../../money/cents";
import { addMonths, type Day } from "../../rules/day";
import { cardGrades, surveyTops } from "../../rules/report-card";
import type { CountyRow, CountyTable, Origin, PriceIndex, Survey } from "./county";

/** The figures that a county is graded by, and whether high or low is better. */
export const metricNames = {
  priceHistory: "high",
  forecast: "high",
  volatility: "low",
  affordability: "low",
  population: "high",
  income: "high",
  priceToRent: "low",
} as const;
export type Metric = keyof typeof metricNames;
export const metrics = Object.keys(metricNames) as Metric[];

/** Why a figure is not graded. */
export type WhyNot = "notKnown" | "old" | "topCoded" | "tooFewYears" | "surveysOverlap";
/** A figure of a county, to 6 decimals so that equal ones are equal, with where it comes from; or the reason why there is none. */
export type Figure = { value: number; origin: Origin } | { why: WhyNot; origin: Origin | null };

const knownFigure = (value: number, origin: Origin): Figure => ({ value: sixDecimals(value), origin });
const none = (why: WhyNot, origin: Origin | null): Figure => ({ why, origin });
const notKnown = none("notKnown", null);

type Group = "prices" | "survey" | "population" | "forecast";
const isOld = (group: Group, { date }: Origin, asOf: Day) =>
  addMonths(date, cardGrades.on(asOf).oldAfter[group]) < asOf;

const indexIn = ({ values }: PriceIndex, year: number): number | null =>
  values.find((each) => each.year === year)?.index ?? null;
const newestYear = ({ values }: PriceIndex): number => values.at(-1)?.year ?? 0;

/** Computes the yearly growth of the index over some years up to its newest, in percent, unrounded; null where a year is missing. */
export function yearlyGrowth(series: PriceIndex, years: number): number | null {
  const last = newestYear(series);
  const [from, to] = [indexIn(series, last - years), indexIn(series, last)];
  return from === null || to === null || from <= 0 ? null : ((to / from) ** (1 / years) - 1) * 100;
}

/** Lists the growth of each of the newest years in percent; a year without its own or the year before's index has none. */
function growths(series: PriceIndex, years: number): number[] {
  const last = newestYear(series);
  return Array.from({ length: years }, (_, at) => last - at).flatMap((year) => {
    const [before, now] = [indexIn(series, year - 1), indexIn(series, year)];
    return before === null || now === null || before <= 0 ? [] : [(now / before - 1) * 100];
  });
}

/** Computes the standard deviation of all values, not of a sample. */
function deviation(values: readonly number[]): number {
  const mean = values.reduce((total, each) => total + each, 0) / values.length;
  return Math.sqrt(values.reduce((total, each) => total + (each - mean) ** 2, 0) / values.length);
}

/** Finds the worst fall from a peak within the years that volatility is taken of: percent, not above 0, and the years of peak and trough; null without a fall. */
export function worstFall(series: PriceIndex, asOf: Day): { percent: number; from: number; to: number } | null {
  const since = newestYear(series) - cardGrades.on(asOf).growths.most;
  let [peak, worst]: [PriceIndex["values"][number] | null, ReturnType<typeof worstFall>] = [null, null];
  for (const each of series.values.filter(({ year }) => year >= since)) {
    if (!peak || each.index > peak.index) peak = each;
    const fall = (each.index / peak.index - 1) * 100;
    if (fall < (worst?.percent ?? 0)) worst = { percent: fall, from: peak.year, to: each.year };
  }
  return worst;
}

function volatility(series: PriceIndex, asOf: Day): Figure {
  const { most, least } = cardGrades.on(asOf).growths;
  const yearly = growths(series, most);
  return yearly.length < least ? none("tooFewYears", series) : knownFigure(deviation(yearly), series);
}

/** Makes a figure of a group of figures that is there and not old. */
function fresh<G extends Origin>(given: G | null, group: Group, asOf: Day, figure: (of: G) => Figure): Figure {
  if (!given) return notKnown;
  return isOld(group, given, asOf) ? none("old", given) : figure(given);
}

/** Tells whether the survey tells only that a median lies at or above its top. */
function isTopCoded(survey: Survey, of: "value" | "tax" | "income" | "rent", asOf: Day): boolean {
  const told = survey[of] ?? 0;
  return of === "income" || of === "rent" ? told >= survey.tops[of] : told * 100 > surveyTops.on(asOf)[of].ceiling;
}

/** Makes a figure of medians that are all told, above 0 and below their tops. */
function ofMedians<const Of extends "value" | "tax" | "income" | "rent">(
  survey: Survey,
  asOf: Day,
  needed: readonly Of[],
  figure: (medians: Record<Of, number>) => number,
): Figure {
  if (needed.some((of) => survey[of] === null || (of !== "tax" && survey[of]! <= 0))) return none("notKnown", survey);
  if (needed.some((of) => isTopCoded(survey, of, asOf))) return none("topCoded", survey);
  return knownFigure(figure(survey as unknown as Record<Of, number>), survey);
}

const LENT = 80;
const PAYMENTS = 360 as Months;

/** Computes the monthly principal and interest of a 30-year loan of 80 % of a value, in dollars. */
export const monthOfMedian = (value: number, rate: number): number =>
  monthlyPayment(share(dollars(value), LENT), percent(rate), PAYMENTS) / 100;

/** The share of the median income that principal and interest of 80 % of the median value and its property tax take, in percent. */
const affordability = (survey: Survey, asOf: Day, rate: number): Figure =>
  ofMedians(
    survey,
    asOf,
    ["value", "tax", "income"],
    ({ value, tax, income }) => ((monthOfMedian(value, rate) + tax / 12) / (income / 12)) * 100,
  );

const YEARS_APART = 5;

function incomeGrowth({ earlierSurvey }: CountyRow, survey: Survey, asOf: Day): Figure {
  if (!earlierSurvey?.income || earlierSurvey.income <= 0) return none("notKnown", survey);
  const years = survey.year - earlierSurvey.year;
  if (years < YEARS_APART) return none("surveysOverlap", survey);
  const before = earlierSurvey.income;
  return ofMedians(survey, asOf, ["income"], ({ income }) => ((income / before) ** (1 / years) - 1) * 100);
}

/** Works out the figures that a county is graded by, on a day. */
export function figuresOf(row: CountyRow, { mortgageRate }: CountyTable, asOf: Day): Record<Metric, Figure> {
  const { index, forecast, survey, population } = row;
  const ofSurvey = (figure: (of: Survey) => Figure) => fresh(survey, "survey", asOf, figure);
  return {
    priceHistory: fresh(index, "prices", asOf, (series) => {
      const value = yearlyGrowth(series, 10);
      return value === null ? none("tooFewYears", series) : knownFigure(value, series);
    }),
    forecast: fresh(forecast, "forecast", asOf, (given) => knownFigure(given.percent, given)),
    volatility: fresh(index, "prices", asOf, (series) => volatility(series, asOf)),
    affordability: ofSurvey((given) => affordability(given, asOf, mortgageRate.percent)),
    population: fresh(population, "population", asOf, (given) =>
      given.before > 0 ? knownFigure((given.now / given.before - 1) * 100, given) : none("notKnown", given),
    ),
    income: ofSurvey((given) => incomeGrowth(row, given, asOf)),
    priceToRent: ofSurvey((given) =>
      ofMedians(given, asOf, ["value", "rent"], ({ value, rent }) => value / (12 * rent)),
    ),
  };
}
