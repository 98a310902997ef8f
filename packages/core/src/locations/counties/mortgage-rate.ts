import type { CountyTable } from "@highway/engine/tools/report-card/county";
import { fredSeries } from "../../platform/outside/fred";
import { OutsideError, sourceText } from "../../platform/outside/outside";
import { providers } from "../../providers";

const HIGHEST = 25;

/** Reads the newest average rate of a 30-year mortgage: Freddie Mac's survey, by FRED. https://fred.stlouisfed.org/series/MORTGAGE30US @throws OutsideError */
export async function mortgageRate(): Promise<{ rate: CountyTable["mortgageRate"]; sample: boolean }> {
  const observed = await fredSeries("MORTGAGE30US");
  const last = observed?.series.findLast(({ value }) => value > 0 && value < HIGHEST);
  if (!observed || !last) throw new OutsideError(providers.fred.name, "answered no mortgage rate");
  const source = sourceText("Freddie Mac Primary Mortgage Market Survey, 30-year fixed, by FRED", observed.sample);
  return { rate: { source, date: last.date, percent: last.value }, sample: observed.sample };
}
