import { byDate } from "./by-date";

/** How a county is graded from its percentiles. */
export const cardGrades = byDate({
  label: "Grades of a county's report card",
  unit: "percentiles; years of growth; months; figures of seven",
  source: "Highway product defaults: a letter for each fifth of the counties, no weights",
  from: {
    "2020-01-01": {
      letters: { A: 80, B: 60, C: 40, D: 20 },
      /** The years of growth that volatility is taken of, and the fewest that it may be. */
      growths: { most: 20, least: 15 },
      /** The age in months above which a figure is not graded. */
      oldAfter: { prices: 30, survey: 30, population: 30, forecast: 3 },
      /** The figures that a county must have for an overall letter. */
      leastForOverall: 5,
    },
  },
});

/** The highest values that the survey publishes. It publishes anything above as the top itself, which cannot be graded. */
export const surveyTops = byDate({
  label: "Highest values that the American Community Survey reports",
  unit: "dollars",
  source: "Census Bureau, American Community Survey, 5-year estimates, jam values of medians; B25077, B25103",
  from: { "2020-01-01": { value: { ceiling: 200_000_000 }, tax: { ceiling: 1_000_000 } } },
});
