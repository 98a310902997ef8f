/** This file describes what is known of a county: public figures, each group with its source and day. */
import type { Day } from "../../rules/day";

/** Where a group of figures comes from, and the day that they are of. */
export type Origin = { source: string; date: Day };

/** The yearly price index of a county, in order of years. A year that was not published is left out. */
export type PriceIndex = Origin & { values: readonly { year: number; index: number }[] };
/** Medians of a survey in dollars: the value of a home, its yearly property tax, the yearly household income and the monthly gross rent. */
export type Survey = Origin & {
  year: number;
  value: number | null;
  tax: number | null;
  income: number | null;
  rent: number | null;
  /** The highest income and rent that the survey tells. */
  tops: { income: number; rent: number };
};

/** One row of the table of counties. What was not published is null. */
export type CountyRow = {
  /** The FIPS code of state and county. */
  fip: string;
  name: string;
  state: string;
  index: PriceIndex | null;
  /** The growth of prices in the next twelve months in percent, the mean of the county's ZIP codes. */
  forecast: (Origin & { percent: number }) | null;
  survey: Survey | null;
  /** The survey before, whose years do not overlap with those of the newest. */
  earlierSurvey: (Origin & { year: number; income: number | null }) | null;
  /** The number of people now and five years before. */
  population: (Origin & { now: number; before: number }) | null;
};

/** The table of all counties, as a job made it from public series. */
export type CountyTable = {
  version: string;
  /** The average rate of a 30-year mortgage of the day, in percent. */
  mortgageRate: Origin & { percent: number };
  rows: readonly CountyRow[];
};
