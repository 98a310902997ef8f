/** How the figures of a county's card are named, written and said. */
import { cardGrades } from "@highway/engine/rules/report-card";
import type { Grade } from "@highway/engine/tools/report-card/grades";
import { metricLabels } from "@highway/engine/tools/report-card/input";
import { type Metric, metricNames, type WhyNot } from "@highway/engine/tools/report-card/metrics";
import { shownPercentile } from "@highway/engine/tools/report-card/percentiles";
import { count, date, fixed, percent, trimmedPercent } from "../../../lib/format/format";

type Said = {
  /** What the percentile means: "faster" than so many counties. */
  better: string;
  /** For whom it is good. */
  goodFor: string;
  /** What is missing where nothing is known. */
  needs: string;
};

export const said: Readonly<Record<Metric, Said>> = {
  priceHistory: {
    better: "Faster",
    goodFor: "This is good for an owner, and a buyer pays for it.",
    needs: "FHFA publishes no index of ten years for this county.",
  },
  forecast: {
    better: "Higher",
    goodFor: "This is good for an owner, and a reason for a buyer not to wait.",
    needs: "Zillow has no forecast for the county's ZIP codes.",
  },
  volatility: {
    better: "Calmer",
    goodFor: "Calm prices help those who may have to sell soon.",
    needs: "FHFA publishes no index for this county.",
  },
  affordability: {
    better: "More affordable",
    goodFor: "This is good for a buyer, because less of the income goes into the home.",
    needs: "The survey does not publish the median value, tax and income.",
  },
  population: {
    better: "Growing faster",
    goodFor: "This supports an owner's price and gives a buyer more competition.",
    needs: "The Census Bureau has no estimates for this county.",
  },
  income: {
    better: "Growing faster",
    goodFor: "Rising incomes support an owner's price and a borrower's budget.",
    needs: "The county's income is not in both surveys.",
  },
  priceToRent: {
    better: "Cheaper against rents",
    goodFor: "A low figure is good for buying, a high one for renting.",
    needs: "The survey does not publish the median value and rent.",
  },
};

/** The full name, with what the figure is of. */
export const longName: Readonly<Record<Metric, string>> = {
  ...metricLabels,
  priceHistory: "Price history, 10 years",
  forecast: "Forecast, next 12 months",
  volatility: "Volatility, 20 years",
  affordability: "Affordability, share of income",
  population: "Population, 5 years",
  income: "Income, growth a year",
  priceToRent: "Price to rent, years of rent",
};

const isRatio = (metric: Metric) => metric === "priceToRent";
export const written = (metric: Metric, figure: number) => (isRatio(metric) ? fixed(figure, 1) : percent(figure));
export const writtenShort = (metric: Metric, figure: number) =>
  isRatio(metric) ? fixed(figure, 1) : percent(figure, 1);
export const writtenPercentile = (percentile: number) => fixed(shownPercentile(percentile), 1);

/** "82.2% of", or what is true where rounding would say all or none: a county is never ahead of itself. */
export function shareOf(percentile: number): string {
  const shown = shownPercentile(percentile);
  if (shown >= 100) return "nearly all of";
  return shown <= 0 ? "hardly any of" : `${trimmedPercent(shown, 1)} of`;
}

/** "Faster than 82.2% of 2,551 counties." */
export const standing = (metric: Metric, grade: Extract<Grade, { kind: "graded" }>) =>
  `${said[metric].better} than ${shareOf(grade.percentile)} ${count(grade.counties)} counties.`;

const months = (metric: Metric, asOf: string) => {
  const { oldAfter } = cardGrades.on(asOf);
  return metric === "forecast" ? oldAfter.forecast : oldAfter.prices;
};

/** Says why a figure is not graded. */
export function whyNot(metric: Metric, grade: Extract<Grade, { kind: "notGraded" }>, asOf: string): string {
  const reasons: Record<WhyNot, string> = {
    notKnown: said[metric].needs,
    old: `The newest figure is from ${date(grade.origin?.date)}, more than ${months(metric, asOf)} months ago.`,
    topCoded: "The survey says only that the median is above the highest figure that it publishes.",
    tooFewYears: "The index of this county has too few years.",
    surveysOverlap: "The two surveys share years, so their incomes cannot be compared.",
  };
  return reasons[grade.why];
}

export const isLowBetter = (metric: Metric) => metricNames[metric] === "low";

/** "Wake" of "Wake County", where the card has said what it is. */
export const shortName = (name: string) => name.replace(/ (County|Parish|Borough|Planning Region)$/, "");
