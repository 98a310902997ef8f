import type { CountyRow } from "@highway/engine/tools/report-card/county";
import { worstFall, yearlyGrowth } from "@highway/engine/tools/report-card/metrics";

export type IndexLine = {
  fip: string;
  name: string;
  /** The county's place among the compared ones, which sets its color, dash and shape. */
  place: number;
  /** The index by year, 100 in the first year of the chart. */
  values: { year: number; index: number }[];
  /** The annual growth from the first year to the last, in percent. */
  growth: number;
};

const MOST_YEARS = 20;

/** Aligns the indexes of some counties, each 100 in the first year that all of them have; null if they share fewer than two years. */
export function indexLines(rows: readonly CountyRow[]): { first: number; last: number; lines: IndexLine[] } | null {
  const known = rows.flatMap((row, place) =>
    row.index && row.index.values.length > 1 ? [{ row, place, index: row.index }] : [],
  );
  if (known.length === 0) return null;
  const last = Math.min(...known.map(({ index }) => index.values.at(-1)!.year));
  const begins = known.map(({ index }) => index.values[0]!.year);
  const first = Math.max(last - MOST_YEARS, ...begins);
  if (first >= last) return null;
  const lines = known.flatMap(({ row, place, index }): IndexLine[] => {
    const start = index.values.find(({ year }) => year === first);
    const end = index.values.find(({ year }) => year === last);
    if (!start || !end) return [];
    const values = index.values
      .filter(({ year }) => year >= first && year <= last)
      .map(({ year, index: value }) => ({ year, index: (value / start.index) * 100 }));
    const growth = ((end.index / start.index) ** (1 / (last - first)) - 1) * 100;
    return [{ fip: row.fip, name: row.name, place, values, growth }];
  });
  return lines.length > 0 ? { first, last, lines } : null;
}

/** Returns the growth of a county's prices over some years, and its worst fall. */
export const growthOver = ({ index }: CountyRow, years: number) => (index ? yearlyGrowth(index, years) : null);
export const fallOf = ({ index }: CountyRow, asOf: string) => (index ? worstFall(index, asOf) : null);
