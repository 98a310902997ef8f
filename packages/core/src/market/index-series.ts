import type { Observation } from "../platform/outside/fred";

/** The 30-day average of SOFR day by day in percent, the oldest first. */
export type IndexSeries = { series: Observation[]; source: string; sample: boolean };
