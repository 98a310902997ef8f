import { fredSeries } from "../platform/outside/fred";
import type { IndexSeries } from "./index-series";

/** The same averages from FRED. @throws OutsideError */
export async function fromStLouisFed(): Promise<IndexSeries> {
  const observed = await fredSeries("SOFR30DAYAVG");
  const { series, sample } = observed ?? { series: [], sample: false };
  return { series, source: "FRED, 30-day average SOFR", sample };
}
