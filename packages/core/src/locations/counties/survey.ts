import type { CountyRow, Survey } from "@highway/engine/tools/report-card/county";
import { today } from "../../platform/clock";
import { env } from "../../platform/declare/env";
import { ask, OutsideError, sourceText } from "../../platform/outside/outside";
import { providers } from "../../providers";
import { stateCodes } from "../states";
import type { Series } from "./series";

const { name: provider } = providers.census;

/** All counties of one table are some 300 KB; a job has more time for them than a call has for one county. */
const WITHIN_MS = 20_000;
/** Medians in dollars: value and yearly taxes of owners' homes, household income, monthly gross rent. */
const columns = { value: "B25077_001E", tax: "B25103_001E", income: "B19013_001E", rent: "B25064_001E" } as const;
type Median = keyof typeof columns;
const medians = Object.keys(columns) as Median[];
/** The income and the rent that the survey writes for all above. https://www.census.gov/programs-surveys/acs/technical-documentation/code-lists.html */
const tops = { income: 250_001, rent: 3_501 };
/** Surveys of five years do not overlap when they end five years apart. */
const YEARS_APART = 5;
/** A survey is published at the end of the year after its last, or later. */
const OLDEST = 4;

type Row = Map<string, string | null>;

/**
 * Reads the medians of every county from the newest five-year survey, and the incomes from the one five years before. Codes of counties that have
 * changed between them, as Connecticut's have in 2022, are in one of the two alone, so that nothing is joined that is not the same place.
 * American Community Survey, tables B25077, B25103, B19013 and B25064: https://api.census.gov/data/2024/acs/acs5
 * @throws OutsideError
 */
export async function surveys(): Promise<Series> {
  const newest = await newestSurvey();
  const before = await askSurvey(newest.year - YEARS_APART, ["income"]);
  const source = (year: number) =>
    sourceText(`U.S. Census Bureau, American Community Survey ${year - 4}-${year}`, newest.sample);
  const earlier = { source: source(before.year), date: `${before.year}-12-31`, year: before.year };
  const told = new Map<string, Partial<CountyRow>>();
  for (const [fip, row] of newest.rows) {
    const known = Object.fromEntries(medians.map((of) => [of, dollarsIn(row.get(columns[of]))])) as Pick<
      Survey,
      Median
    >;
    const survey = { source: source(newest.year), date: `${newest.year}-12-31`, year: newest.year, tops, ...known };
    const then = before.rows.get(fip);
    told.set(fip, {
      ...namesIn(row),
      survey,
      earlierSurvey: then ? { ...earlier, income: dollarsIn(then.get(columns.income)) } : null,
    });
  }
  return { told, sample: newest.sample };
}

async function newestSurvey() {
  const thisYear = Number(today().slice(0, 4));
  for (let year = thisYear - 1; ; year--) {
    try {
      return await askSurvey(year, medians);
    } catch (error) {
      const isOut = error instanceof OutsideError && error.status === 404;
      if (!isOut || year <= thisYear - OLDEST) throw error;
    }
  }
}

async function askSurvey(year: number, of: readonly Median[]) {
  const key = env("CENSUS_KEY");
  const { text, sample } = await ask({
    provider,
    base: env("CENSUS_URL"),
    path: `/data/${year}/acs/acs5`,
    milliseconds: WITHIN_MS,
    query: {
      get: ["NAME", ...of.map((each) => columns[each])].join(","),
      for: "county:*",
      key: key === "none" ? undefined : key,
    },
  });
  const [names = [], ...rows] = rowsOf(text);
  if (!["NAME", "state", "county", ...of.map((each) => columns[each])].every((name) => names.includes(name)))
    throw shapeless();
  const counties = rows.map((row): [string, Row] => {
    const told = new Map(names.map((name, at) => [name, row[at] ?? null]));
    return [`${told.get("state")}${told.get("county")}`, told];
  });
  if (!counties.every(([fip]) => /^\d{5}$/.test(fip))) throw shapeless();
  return { year, rows: new Map(counties), sample };
}

const shapeless = () => new OutsideError(provider, "answered in another shape");

function rowsOf(text: string): string[][] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every(Array.isArray) ? rows : [];
  } catch {
    return []; // refused in words, as for a key that is not valid
  }
}

/** Reads "Wake County, North Carolina". */
function namesIn(row: Row): { name: string; state: string } {
  const [name = "", full = ""] = row.get("NAME")?.split(/[,;] /) ?? [];
  const state = stateCodes[full];
  if (!name || !state) throw shapeless();
  return { name, state };
}

/** Reads a median. The survey writes "not known" as a negative number. */
function dollarsIn(text: string | null | undefined): number | null {
  if (text === null || text === undefined) return null;
  const value = Number(text);
  if (!Number.isFinite(value)) throw shapeless();
  return value < 0 ? null : value;
}
