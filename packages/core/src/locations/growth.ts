import type { Observation } from "../platform/outside/fred";

/** A report keeps no more than this many years of growth. */
const MOST_YEARS = 60;
/** A value of the index a year, so one more than the years of growth. */
const MOST_VALUES = MOST_YEARS + 1;
const sixDecimals = (value: number) => Math.round(value * 1e6) / 1e6;
const threeDecimals = (value: number) => Math.round(value * 1000) / 1000;
const yearOf = ({ date }: Observation) => Number(date.slice(0, 4));

/**
 * Works out growth from year to year in percent, the oldest first, with 3 decimals. Where years are missing, their growth is spread evenly.
 * @param index  one value a year, the oldest first, above nothing
 */
export function yearlyGrowth(index: readonly Observation[]): number[] {
  const yearly = index.slice(1).flatMap((point, at) => {
    const before = index[at]!;
    const years = yearOf(point) - yearOf(before);
    const growth = threeDecimals(((point.value / before.value) ** (1 / years) - 1) * 100);
    return Array.from({ length: years }, () => growth);
  });
  return yearly.slice(-MOST_YEARS);
}

/**
 * Lists an index with one value a year, the oldest first, with 6 decimals. Years without a value lie on the even growth between their neighbors.
 * @param index  at most one value a year, the oldest first, above nothing
 */
export function yearlyIndex(index: readonly Observation[]): number[] {
  const values = index.flatMap((point, at) => {
    const next = index[at + 1];
    const years = next ? yearOf(next) - yearOf(point) : 1;
    const factor = next ? (next.value / point.value) ** (1 / years) : 1;
    return Array.from({ length: years }, (_, year) => sixDecimals(point.value * factor ** year));
  });
  return values.slice(-MOST_VALUES);
}
