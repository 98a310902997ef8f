import { remembered } from "../platform/outside/answers";
import { fredSeries, type Observation } from "../platform/outside/fred";
import { sourced } from "../platform/outside/outside";
import { yearlyGrowth, yearlyIndex } from "./growth";
import { metroOf } from "./limits/metro";
import type { PriceGrowth } from "./schema";
import { stateOfCounty } from "./states";

const KEEP_SECONDS = 86_400;
const INDEX = "FHFA house price index";

/**
 * Reads how prices have grown in a county: the Federal Housing Finance Agency's index of all transactions, one value a year, as the Federal Reserve
 * Bank of St. Louis publishes it. A county without an index has its metro area's, else its state's. Those come by the quarter: the newest one and
 * those a whole number of years before it. Of a metro area with divisions FHFA publishes the divisions alone, so its counties go on to their state.
 * https://fred.stlouisfed.org/release?rid=171
 * @returns undefined for a place without an index
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
  const ofCounty = await askSeries(`ATNHPIUS${fip}A`, `${INDEX} of the county, by FRED`);
  if (ofCounty.length > 0) return ofCounty;
  const metro = await metroOf(fip);
  const ofMetro = metro ? await askSeries(`ATNHPIUS${metro}Q`, `${INDEX} of the metro area (${metro}), by FRED`) : [];
  if (ofMetro.length > 0) return ofMetro;
  const state = stateOfCounty(fip);
  return state ? askSeries(`${state}STHPI`, `${INDEX} of the state (${state}), by FRED`) : [];
}

async function askSeries(id: string, name: string): Promise<PriceGrowth[]> {
  const observed = await fredSeries(id);
  const points = onceAYear(observed?.series.filter(({ value }) => value > 0) ?? []);
  const last = points.at(-1);
  if (!observed || !last || points.length < 2) return [];
  const { sample } = observed;
  return [
    {
      yearly: yearlyGrowth(points),
      index: yearlyIndex(points),
      source: sourced(name, sample),
      date: last.date,
      points,
      sample,
    },
  ];
}

/** The newest point and those of the same month in the years before it. */
function onceAYear(points: readonly Observation[]): Observation[] {
  const month = points.at(-1)?.date.slice(5, 7);
  return points.filter(({ date }) => date.slice(5, 7) === month);
}
