import { sixDecimals } from "@highway/engine/money/cents";
import { inSeconds, today } from "../platform/clock";
import { logError } from "../platform/log";
import { rememberedAnswer } from "../platform/outside/answers";
import { fredSeries } from "../platform/outside/fred";
import { sourceText } from "../platform/outside/outside";
import type { IndexSeries } from "./index-series";
import { fromNewYorkFed } from "./new-york-fed";
import type { IndexRate } from "./schema";

/** This rate stands in where no source answers. */
const fallback: IndexRate = {
  value: 4,
  date: null,
  source: "default",
  average: null,
  averageDate: null,
  sample: false,
};
const DAY_SECONDS = 86_400;
const RETRY_SECONDS = 300;

const untilTomorrow = () => DAY_SECONDS - (inSeconds(0) % DAY_SECONDS);

/**
 * Reads the 30-day average of SOFR in percent, once a day: from New York, else from St. Louis. Where neither answers it is 4.00, and the sources are
 * asked again soon.
 */
export const sofr = (): Promise<IndexRate> =>
  rememberedAnswer(`sofr ${today()}`, (rate) => (rate.date === null ? RETRY_SECONDS : untilTomorrow()), fetchSofr);

async function fetchSofr(): Promise<IndexRate> {
  for (const source of [fromNewYorkFed, fromStLouisFed]) {
    const rate = await rateFrom(source);
    if (rate) return rate;
  }
  return fallback;
}

async function rateFrom(source: () => Promise<IndexSeries>): Promise<IndexRate | undefined> {
  try {
    const given = await source();
    const series = given.series.filter(({ value }) => value >= 0 && value <= 100);
    const last = series.at(-1);
    if (!last) return undefined;
    const average = sixDecimals(series.reduce((sum, { value }) => sum + value, 0) / series.length);
    return {
      ...last,
      source: sourceText(given.source, given.sample),
      average,
      averageDate: last.date,
      sample: given.sample,
    };
  } catch (error) {
    logError(error);
    return undefined;
  }
}

/** Reads the averages of SOFR from FRED, the service of the Federal Reserve Bank of St. Louis. @throws OutsideError */
async function fromStLouisFed(): Promise<IndexSeries> {
  const observed = await fredSeries("SOFR30DAYAVG");
  const { series, sample } = observed ?? { series: [], sample: false };
  return { series, source: "FRED, 30-day average SOFR", sample };
}
