import { fredSeries } from "../platform/outside/fred";
import type { IndexSeries } from "./index-series";

/** Reads the averages of SOFR from FRED, the service of the Federal Reserve Bank of St. Louis. @throws OutsideError */
export async function fromStLouisFed(): Promise<IndexSeries> {
  const observed = await fredSeries("SOFR30DAYAVG");
  const { series, sample } = observed ?? { series: [], sample: false };
  return { series, source: "FRED, 30-day average SOFR", sample };
}
