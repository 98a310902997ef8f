import type { Observation } from "../platform/outside/fred";

/** A report keeps no more than this many years of growth. */
const MOST_YEARS = 60;
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
