import type { CountyRow, CountyTable } from "./county";

const survey = { source: "American Community Survey, 5-year estimates", date: "2025-12-31" };

/** A county whose index grows by these percents a year up to 2025, from 100. */
export function county(fip: string, growth: readonly number[], more: Partial<CountyRow> = {}): CountyRow {
  const first = 2025 - growth.length;
  const values = [{ year: first, index: 100 }];
  for (const [at, each] of growth.entries())
    values.push({ year: first + at + 1, index: values[at]!.index * (1 + each / 100) });
  return {
    fip,
    name: `County ${fip}`,
    state: "NC",
    index: { source: "FHFA county index", date: "2025-12-31", values },
    forecast: { source: "Zillow, mean of ZIP codes", date: "2026-10-31", percent: 2.4 },
    survey: {
      ...survey,
      year: 2024,
      value: 400_000,
      tax: 3600,
      income: 96_000,
      rent: 1600,
      tops: { income: 250_001, rent: 3501 },
    },
    earlierSurvey: { ...survey, date: "2020-12-31", year: 2019, income: 80_000 },
    population: { source: "Census Bureau, county estimates", date: "2025-07-01", now: 1_200_000, before: 1_100_000 },
    ...more,
  };
}

export const tableOf = (rows: readonly CountyRow[]): CountyTable => ({
  version: "2026-11",
  mortgageRate: { source: "Freddie Mac survey", date: "2026-11-19", percent: 6.5 },
  rows,
});
