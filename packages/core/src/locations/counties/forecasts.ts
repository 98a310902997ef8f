import { OutsideError, sourced } from "../../platform/outside/outside";
import { providers } from "../../providers";
import { countyForecasts } from "../zillow";
import type { Series } from "./series";

const { name: provider } = providers.zillow;
const WITHIN_MS = 30_000;
const SOURCE = "Zillow home value forecast, mean of the county's ZIP codes";
/** No forecast of a year has come near this many percent; a file in another unit would. */
const FARTHEST = 60;

/**
 * Reads the growth of prices that Zillow expects of each county in the year to come.
 * @param counties  the names of the counties by their FIPS codes, because the file has names alone
 * @throws OutsideError
 */
export async function forecasts(counties: ReadonlyMap<string, { name: string; state: string }>): Promise<Series> {
  const expected = await countyForecasts(WITHIN_MS);
  const sample = [...expected.values()].some((each) => each.sample);
  const source = sourced(SOURCE, sample);
  const told = [...counties].flatMap(([fip, { name, state }]) => {
    const found = expected.get(`${name}, ${state}`);
    const percent = found?.growth.at(-1)?.percent;
    if (!found || percent === undefined) return [];
    if (Math.abs(percent) > FARTHEST) throw new OutsideError(provider, "answered growth that cannot be");
    return [[fip, { forecast: { source, date: found.baseDate, percent } }] as const];
  });
  return { told: new Map(told), sample };
}
