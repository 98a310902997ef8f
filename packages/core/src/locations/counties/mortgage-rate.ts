import type { CountyTable } from "@highway/engine/tools/report-card/county";
import { fredSeries, type Observation } from "../../platform/outside/fred";
import { OutsideError, sourced } from "../../platform/outside/outside";
import { providers } from "../../providers";

const HIGHEST = 25;

/**
 * Reads the average rates of a 30-year mortgage week by week, the oldest first: Freddie Mac's survey, by FRED. There is one at least.
 * https://fred.stlouisfed.org/series/MORTGAGE30US @throws OutsideError
 */
export async function mortgageRates(): Promise<{ weeks: Observation[]; source: string; sample: boolean }> {
  const observed = await fredSeries("MORTGAGE30US");
  const weeks = observed?.series.filter(({ value }) => value > 0 && value < HIGHEST) ?? [];
  if (!observed || weeks.length === 0) throw new OutsideError(providers.fred.name, "answered no mortgage rate");
  const source = sourced("Freddie Mac Primary Mortgage Market Survey, 30-year fixed, by FRED", observed.sample);
  return { weeks, source, sample: observed.sample };
}

/** Reads the newest average rate of a 30-year mortgage. @throws OutsideError */
export async function mortgageRate(): Promise<{ rate: CountyTable["mortgageRate"]; sample: boolean }> {
  const { weeks, source, sample } = await mortgageRates();
  const { date, value: percent } = weeks.at(-1)!;
  return { rate: { source, date, percent }, sample };
}
