import { env } from "../platform/declare/env";
import { rememberedAnswer } from "../platform/outside/answers";
import { ask, OutsideError, sourceText } from "../platform/outside/outside";
import { providers } from "../providers";

const { name: provider, milliseconds } = providers.census;

/** The newest of the five-year surveys that this code was checked against. */
const YEAR = 2023;
/** The columns of the survey: the median of real estate taxes and the median value of owner-occupied homes, both in dollars. */
const TAXES = "B25103_001E";
const VALUE = "B25077_001E";
/** Above these figures the survey says only "or more". */
const mostTold = { [TAXES]: 10_000, [VALUE]: 2_000_000 };
const KEEP_SECONDS = 30 * 86_400;

/** What the survey tells of a county. `taxRate` is in percent of a home's value a year, with 2 decimals; it is null where the survey does not tell. */
export type Survey = {
  county: string;
  state: string;
  taxRate: number | null;
  source: string;
  date: string;
  sample: boolean;
};

/**
 * Reads what people of a county pay: median real estate taxes as a share of the median home's value. This is a usual figure and no bill, because
 * towns, districts and exemptions differ. American Community Survey, tables B25103 and B25077: https://api.census.gov/data/2023/acs/acs5
 * @returns undefined when there is no such county
 * @throws OutsideError
 */
export async function surveyOf(fip: string): Promise<Survey | undefined> {
  const [survey] = await rememberedAnswer<Survey[]>(
    `county survey ${YEAR} ${fip}`,
    () => KEEP_SECONDS,
    () => askSurvey(fip),
  );
  return survey;
}

async function askSurvey(fip: string): Promise<Survey[]> {
  const key = env("CENSUS_KEY");
  const place = { for: `county:${fip.slice(2)}`, in: `state:${fip.slice(0, 2)}` };
  const { text, sample } = await ask({
    provider,
    base: env("CENSUS_URL"),
    path: `/data/${YEAR}/acs/acs5`,
    milliseconds,
    query: { get: `NAME,${TAXES},${VALUE}`, ...place, key: key === "none" ? undefined : key },
  });
  // The survey answers an unknown county with an empty text.
  return text.trim() === "" ? [] : [surveyIn(text, sample)];
}

/** Reads the survey's table: names in the first row, values in the second, all of them texts. */
function surveyIn(text: string, sample: boolean): Survey {
  const [names, values] = rowsOf(text);
  const told = new Map(names?.map((name, at) => [name, String(values?.[at])]));
  const [county, state] = told.get("NAME")?.split(/[,;] /) ?? [];
  if (!county || !state) throw new OutsideError(provider, "answered in another shape");
  const source = `U.S. Census Bureau, American Community Survey ${YEAR - 4}-${YEAR}: median taxes by median value`;
  return { county, state, taxRate: rateOf(told), source: sourceText(source, sample), date: `${YEAR}-12-31`, sample };
}

function rowsOf(text: string): unknown[][] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every(Array.isArray) ? rows : [];
  } catch {
    return []; // refused in words, as for a key that is not valid
  }
}

function rateOf(told: Map<unknown, string>): number | null {
  const [taxes, value] = [Number(told.get(TAXES)), Number(told.get(VALUE))];
  // The survey writes "not known" as a negative number.
  if (!(taxes >= 0 && value > 0) || taxes > mostTold[TAXES] || value > mostTold[VALUE]) return null;
  return Math.round((taxes / value) * 10_000) / 100;
}
