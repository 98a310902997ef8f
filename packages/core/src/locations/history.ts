import { today } from "../platform/clock";
import { rememberedAnswer } from "../platform/outside/answers";
import { fredSeries, type Observation } from "../platform/outside/fred";
import { sourceText } from "../platform/outside/outside";
import { StateLimitsEntity } from "./limits/entity";
import { growthBetween, standInNames } from "./pure/growth";
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
  const [history] = await rememberedAnswer<PriceGrowth[]>(
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
  const ofMetro = metro ? await askSeries(`ATNHPIUS${metro}Q`, `${INDEX} ${standInNames.metro}${metro}), by FRED`) : [];
  if (ofMetro.length > 0) return ofMetro;
  const state = stateOfCounty(fip);
  return state ? askSeries(`${state}STHPI`, `${INDEX} ${standInNames.state}${state}), by FRED`) : [];
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
      source: sourceText(name, sample),
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

/** A report keeps no more than this many years of growth. */
const MOST_YEARS = 60;
/** A value of the index a year, so one more than the years of growth. */
const MOST_VALUES = MOST_YEARS + 1;
const sixDecimals = (value: number) => Math.round(value * 1e6) / 1e6;
const yearOf = ({ date }: Observation) => Number(date.slice(0, 4));

/**
 * Works out growth from year to year in percent, the oldest first, with 3 decimals. Where years are missing, their growth is spread evenly.
 * @param index  one value a year, the oldest first, above nothing
 */
export function yearlyGrowth(index: readonly Observation[]): number[] {
  const yearly = index.slice(1).flatMap((point, at) => {
    const before = index[at]!;
    const years = yearOf(point) - yearOf(before);
    const growth = growthBetween(before.value, point.value, years);
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

/**
 * Tells the code of the metro area (CBSA) that a county lies in, as FHFA's newest kept list of limits names it.
 * @returns undefined for a county in no metro area, and where no list is kept
 */
export async function metroOf(fip: string): Promise<string | undefined> {
  const thisYear = Number(today().slice(0, 4));
  for (const year of [thisYear, thisYear - 1]) {
    const { data } = await StateLimitsEntity.get({ list: "conforming", year, state: fip.slice(0, 2) }).go();
    if (data) return data.metros?.[fip];
  }
  return undefined;
}
