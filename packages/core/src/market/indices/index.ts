/** Optimal Blue's indices of the rates that were locked each day, which FRED publishes on the day after: https://fred.stlouisfed.org/categories/33441 */
import { moveOfRate } from "@highway/engine/money/rate-move";
import { lastKnown } from "../../platform/outside/answers";
import { fredSeries } from "../../platform/outside/fred";
import { OutsideError, sourceText } from "../../platform/outside/outside";
import { providers } from "../../providers";
import type { RateIndex } from "../schema";

const series = [
  ["OBMMIC30YF", "30-Year Fixed"],
  ["OBMMIFHA30YF", "30-Year Fixed FHA"],
  ["OBMMIVA30YF", "30-Year Fixed VA"],
  ["OBMMIJUMBO30YF", "30-Year Fixed Jumbo"],
  ["OBMMIC15YF", "15-Year Fixed"],
] as const;

const seconds = { fresh: 3_600, retry: 300, kept: 30 * 86_400 };

/** Reads the newest day of the five indices. While FRED does not answer, those that were read last stand with their day; the list is empty where none ever was. */
export async function latest(): Promise<RateIndex[]> {
  const known = await lastKnown("locked rates", seconds, () => Promise.all(series.map(indexOf)));
  return known?.answer ?? [];
}

async function indexOf([id, product]: (typeof series)[number]): Promise<RateIndex> {
  const observed = await fredSeries(id);
  const [before, last] = observed?.series.filter(({ value }) => value > 0 && value < 30).slice(-2) ?? [];
  if (!observed || !before || !last) throw new OutsideError(providers.fred.name, `knows no days of ${id}`);
  return {
    product,
    rate: last.value,
    date: last.date,
    change: moveOfRate(before.value, last.value),
    source: sourceText("Optimal Blue Mortgage Market Indices, by FRED", observed.sample),
    sample: observed.sample,
  };
}
