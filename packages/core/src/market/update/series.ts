/** The public series that a market update is made of, as FRED publishes them, each kept for everyone while FRED does not answer. */
import { monthsBefore, type Observed, type Rhythm, weekly } from "@highway/engine/money/series";
import { lastKnown } from "../../platform/outside/answers";
import { fredSeries } from "../../platform/outside/fred";
import { OutsideError, sourceText } from "../../platform/outside/outside";
import { pack, unpack } from "../../platform/table/packed";
import { providers } from "../../providers";
import type { RateKey } from "./schema";

type Published = { key: RateKey; id: string; rhythm: Rhythm; source: string };
const optimalBlue = "Optimal Blue Mortgage Market Indices, by FRED";
const freddieMac = "Freddie Mac, Primary Mortgage Market Survey, by FRED";
const treasury = "Federal Reserve Board, H.15, by FRED";

export const publishedSeries = [
  { key: "average30", id: "MORTGAGE30US", rhythm: "weekly", source: freddieMac },
  { key: "average15", id: "MORTGAGE15US", rhythm: "weekly", source: freddieMac },
  { key: "conforming30", id: "OBMMIC30YF", rhythm: "daily", source: optimalBlue },
  { key: "conforming15", id: "OBMMIC15YF", rhythm: "daily", source: optimalBlue },
  { key: "fha30", id: "OBMMIFHA30YF", rhythm: "daily", source: optimalBlue },
  { key: "va30", id: "OBMMIVA30YF", rhythm: "daily", source: optimalBlue },
  { key: "usda30", id: "OBMMIUSDA30YF", rhythm: "daily", source: optimalBlue },
  { key: "jumbo30", id: "OBMMIJUMBO30YF", rhythm: "daily", source: optimalBlue },
  { key: "treasury10", id: "DGS10", rhythm: "daily", source: treasury },
  { key: "treasury2", id: "DGS2", rhythm: "daily", source: treasury },
] as const satisfies readonly Published[];
export type PublishedKey = (typeof publishedSeries)[number]["key"];

/** A series as it was last read; `series` is empty where it never was. */
export type Read = { series: Observed[]; source: string; sample: boolean };

const seconds = { fresh: 3_600, retry: 300, kept: 30 * 86_400 };
/** Five years of a chart, and the year before its first day. */
const KEPT_MONTHS = 73;

/** Reads every series, the oldest value first. One that does not answer is as it was read last. */
export async function readSeries(): Promise<Record<PublishedKey, Read>> {
  const all = await Promise.all(publishedSeries.map(async (each) => [each.key, await readOne(each)] as const));
  return Object.fromEntries(all) as Record<PublishedKey, Read>;
}

/** Reads the weekly average of a 30-year mortgage, as the market update tells it. */
export const readAverage30 = (): Promise<Read> => readOne(publishedSeries[0]);

type Packed = { packed: string; sample: boolean };

async function readOne({ id, source, rhythm }: Published): Promise<Read> {
  const known = await lastKnown(`market update ${id}`, seconds, () => fetchSeries(id, rhythm));
  if (!known) return { series: [], source, sample: false };
  const { packed, sample } = known.answer;
  return { series: seriesIn(packed), source: sourceText(source, sample), sample };
}

/** A rate outside these bounds is none. */
const isRate = ({ value }: Observed) => value > -5 && value < 30;

async function fetchSeries(id: string, rhythm: Rhythm): Promise<Packed> {
  const observed = await fredSeries(id);
  const rates = observed?.series.filter(isRate) ?? [];
  const last = rates.at(-1);
  if (!observed || !last) throw new OutsideError(providers.fred.name, `knows no days of ${id}`);
  const since = monthsBefore(last.date, KEPT_MONTHS);
  const within = rates.filter(({ date }) => date > since);
  // The days of two years tell every change; of what is older a week is enough for the chart.
  const recent = monthsBefore(last.date, 25);
  const old = rhythm === "daily" ? weekly(within.filter(({ date }) => date <= recent)) : [];
  const kept = rhythm === "daily" ? [...old, ...within.filter(({ date }) => date > recent)] : within;
  return {
    packed: Buffer.from(pack(kept.map(({ date, value }) => [date, value]))).toString("base64"),
    sample: observed.sample,
  };
}

const seriesIn = (packed: string): Observed[] =>
  unpack<[string, number][]>(Buffer.from(packed, "base64")).map(([date, value]) => ({ date, value }));
