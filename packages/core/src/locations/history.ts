import { remembered } from "../platform/outside/answers";
import { fredSeries } from "../platform/outside/fred";
import { sourced } from "../platform/outside/outside";
import { yearlyGrowth } from "./growth";
import type { PriceGrowth } from "./schema";

const KEEP_SECONDS = 86_400;
export const INDEX = "FHFA house price index of the county, by FRED";

/**
 * Reads how prices have grown in a county: the Federal Housing Finance Agency's index of all transactions, one value a year, as the Federal Reserve
 * Bank of St. Louis publishes it. https://fred.stlouisfed.org/release?rid=171
 * @returns undefined for a county without an index
 * @throws OutsideError
 */
export async function historyOf(fip: string): Promise<PriceGrowth | undefined> {
  const [history] = await remembered<PriceGrowth[]>(
    `county prices ${fip}`,
    () => KEEP_SECONDS,
    () => askHistory(fip),
  );
  return history;
}

async function askHistory(fip: string): Promise<PriceGrowth[]> {
  const observed = await fredSeries(`ATNHPIUS${fip}A`);
  const points = observed?.series.filter(({ value }) => value > 0) ?? [];
  const last = points.at(-1);
  if (!observed || !last || points.length < 2) return [];
  const { sample } = observed;
  return [{ yearly: yearlyGrowth(points), source: sourced(INDEX, sample), date: last.date, points, sample }];
}
