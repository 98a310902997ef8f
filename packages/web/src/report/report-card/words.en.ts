/** The words of a county's report card, for officers, clients and paper. */
import type { WordsOf } from "../../lib/words/lang";

const metric = (
  label: string,
  long: string,
  says: { standing: (share: string) => string; goodFor: string; needs: string; definition: string },
) => ({ label, long, ...says });

export const reportCardEn = {
  name: "County report card",
  title: (county: string) => `Report card of ${county}`,
  metrics: {
    priceHistory: metric("Price history", "Price history, 10 years", {
      standing: (share) => `Faster than ${share}.`,
      goodFor: "This is good for an owner, and a buyer pays for it.",
      needs: "FHFA publishes no index of ten years for this county.",
      definition: "The annual growth of the county's price index over ten years.",
    }),
    forecast: metric("Forecast", "Forecast, next 12 months", {
      standing: (share) => `Higher than ${share}.`,
      goodFor: "This is good for an owner, and a reason for a buyer not to wait.",
      needs: "Zillow has no forecast for the county's ZIP codes.",
      definition:
        "The growth of prices that Zillow expects in the next twelve months, as the average of the county's ZIP codes.",
    }),
    volatility: metric("Volatility", "Volatility, 20 years", {
      standing: (share) => `Calmer than ${share}.`,
      goodFor: "Calm prices help those who may have to sell soon.",
      needs: "FHFA publishes no index for this county.",
      definition:
        "The standard deviation of the last twenty annual growth rates of the index, of which at least fifteen must be known.",
    }),
    affordability: metric("Affordability", "Affordability, share of income", {
      standing: (share) => `More affordable than ${share}.`,
      goodFor: "This is good for a buyer, because less of the income goes into the home.",
      needs: "The survey does not publish the median value, tax and income.",
      definition:
        "Principal and interest of 80% of the median value over 30 years at the average rate, and the median tax, as a share of the median income.",
    }),
    population: metric("Population", "Population, 5 years", {
      standing: (share) => `Growing faster than ${share}.`,
      goodFor: "This supports an owner's price and gives a buyer more competition.",
      needs: "The Census Bureau has no estimates for this county.",
      definition: "The number of people now divided by the number five years before.",
    }),
    income: metric("Income", "Income, annual growth", {
      standing: (share) => `Growing faster than ${share}.`,
      goodFor: "Rising incomes support an owner's price and a borrower's budget.",
      needs: "The county's income is not in both surveys.",
      definition: "The annual growth of the median household income between two surveys that share no year.",
    }),
    priceToRent: metric("Price to rent", "Price to rent, years of rent", {
      standing: (share) => `Cheaper against rents than ${share}.`,
      goodFor: "A low figure is good for buying, a high one for renting.",
      needs: "The survey does not publish the median value and rent.",
      definition: "The median value divided by twelve times the median gross rent.",
    }),
  },
  counties: (count: string) => `${count} counties`,
  allCounties: "all counties",
  share: {
    of: (part: string, counties: string) => `${part} of ${counties}`,
    nearlyAll: (counties: string) => `nearly all of ${counties}`,
    hardlyAny: (counties: string) => `hardly any of ${counties}`,
  },
  heads: {
    rose: (county: string, size: string) => `Prices in ${county} rose ${size} a year for 10 years`,
    fell: (county: string, size: string) => `Prices in ${county} fell ${size} a year for 10 years`,
    willRise: (county: string, size: string) => `Prices in ${county} are forecast to rise ${size} in 12 months`,
    willFall: (county: string, size: string) => `Prices in ${county} are forecast to fall ${size} in 12 months`,
    swung: (county: string, size: string) => `Annual growth of prices in ${county} swung by ${size} around its average`,
    takes: (county: string, size: string) => `A median home in ${county} takes ${size} of a median income`,
    morePeople: (county: string, size: string) => `${county} has ${size} more people than five years before`,
    fewerPeople: (county: string, size: string) => `${county} has ${size} fewer people than five years before`,
    incomeRose: (county: string, size: string) => `The median income in ${county} rose ${size} a year`,
    incomeFell: (county: string, size: string) => `The median income in ${county} fell ${size} a year`,
    yearsOfRent: (county: string, size: string) => `A median home in ${county} costs ${size} years of rent`,
    /** A figure, and its standing among all counties. */
    stands: (figure: string, standing: string) => `${figure}, ${standing.charAt(0).toLowerCase()}${standing.slice(1)}`,
    notGraded: (county: string, label: string) => `${county} has no grade for ${label.toLowerCase()}.`,
  },
  calm: (share: string) => `Prices were calmer than in ${share}.`,
  fall: (size: string, from: string, to: string) =>
    `In twenty years the worst drop in prices was ${size}, from ${from} to ${to}.`,
  noFall: "Prices have not fallen in any of the last twenty years.",
  noIndex: "The price index does not cover this county.",
  notGraded: "Not graded",
  notKnown: "Not known",
  whyNot: {
    old: (day: string, months: number) => `The newest figure is from ${day}, more than ${months} months ago.`,
    topCoded: "The survey says only that the median is above the highest figure that it publishes.",
    tooFewYears: "The index of this county has too few years.",
    surveysOverlap: "The two surveys share years, so their incomes cannot be compared.",
  },
  overall: {
    label: "Overall",
    says: (share: string, figures: number, mean: string) =>
      `Better than ${share} by the simple average of ${figures} percentiles, ${mean}, unweighted.`,
    tooFew: (known: number, all: number, least: number) =>
      `${known} of ${all} are known; ${least} are needed for a grade. The grade is the simple average of the percentiles, unweighted.`,
  },
  strip: {
    title: (county: string) => `${county} among all counties`,
    label: (county: string, figure: string, from: string, to: string, below: string, above: string) =>
      `${county} at ${figure} among all counties, most of which lie between ${from} and ${to}. ${below} lie below and ${above} above.`,
  },
  map: {
    title: (figure: string) => `${figure} by county`,
    label: (figure: string, county: string) =>
      `Counties of the state by their grade for ${figure.toLowerCase()}, with ${county} outlined`,
    table: "The map as a table",
    choose: "Figure on the map",
  },
  prices: {
    title: (year: number) => `Prices since ${year}`,
    note: (year: number) => `Index, ${year} is 100`,
    label: "Price index by year",
    fall: (county: string) => `${county}'s worst drop`,
    span: (size: string, from: number, to: number) => `${size}, ${from} to ${to}`,
    aYear: (size: string) => `${size} a year`,
    figures: "As figures",
    year: "Year",
  },
  compare: {
    title: "Compare",
    table: "The counties' figures",
    alone: "The figures of the county in one table.",
    says: "The counties side by side.",
    one: "Prices, 1 year",
    five: "Prices, 5 years, annual",
    twenty: "Prices, 20 years, annual",
    fall: "Worst drop in 20 years",
    note: "The grade and the percentile come before the figure. The percentile is the share of counties that rank worse, with ties counted half.",
  },
  cards: {
    title: "The figures among all counties",
    says: "What each figure says, how it compares, and for whom it is good.",
  },
  method: {
    title: "Method and sources",
    percentile: (a: number, b: number, c: number, d: number) =>
      `Each figure is compared with the same figure of all counties that have it. The percentile is the share of counties that rank worse, with ties counted half. The grade is A from ${a}, B from ${b}, C from ${c}, D from ${d} and F below.`,
    overall: (least: number, all: number) =>
      `Overall is the percentile of the simple average of a county's percentiles, among counties with at least ${least} of ${all}. Nothing is weighted and nothing is graded by hand.`,
    notGraded: (forecast: number, others: number) =>
      `A forecast older than ${forecast} months, or another figure older than ${others} months, is not graded. Neither is a median that the survey gives only as its highest figure. Where a county has no figure, none is shown: a neighbor's or a metro area's figure never takes its place.`,
    /** The name of a source. */
    sourceName: (source: string) => source,
    promise: "Past growth and forecasts do not promise future prices.",
    averageRate: (rate: string, source: string, day: string) =>
      `Affordability uses an average rate of ${rate} (${source}, ${day}), which is not an offer.`,
    figuresOf: (day: string) => `All figures are from ${day}, when the card was made.`,
    people:
      "The card grades counties only. All that it says about people is how many there are and their median income.",
    sample: "Sample figures for trying out Highway. They are made up and say nothing about these counties.",
    low: "low is better",
    high: "high is better",
    none: "Not known for this county",
  },
};

export type ReportCardWords = WordsOf<typeof reportCardEn>;
