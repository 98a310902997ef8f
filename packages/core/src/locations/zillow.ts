import { env } from "../platform/declare/env";
import { fieldsOf } from "../platform/outside/csv";
import { ask, OutsideError } from "../platform/outside/outside";
import { providers } from "../providers";

const { name: provider, milliseconds } = providers.zillow;

/** A forecast: the growth in percent that is expected from `baseDate` to each date, with the dates in order. */
export type Expected = { baseDate: string; growth: { date: string; percent: number }[]; sample: boolean };

/** This one file of 3 MB holds the forecasts of all ZIP codes. */
const FILE = "/research/public_csvs/zhvf_growth/Zip_zhvf_growth_uc_sfrcondo_tier_0.33_0.67_sm_sa_month.csv";
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The file has a line for each of some 30,000 ZIP codes, 3 MB in all. */
const MOST_BYTES = 16_000_000;

type Row = Map<string, string>;
/** The area of a forecast: a ZIP code, or all ZIP codes of a county such as "Wake County", "NC". */
export type Area = { zip: string } | { county: string; state: string };

const isIn = (row: Row, area: Area) =>
  "zip" in area
    ? // Spreadsheets have eaten leading zeros of some files.
      Number(row.get("RegionName")) === Number(area.zip)
    : row.get("CountyName") === area.county && row.get("State") === area.state;

type ForecastFile = { names: string[]; dates: string[]; lines: string[]; sample: boolean };

async function forecastFile(within: number): Promise<ForecastFile> {
  const { text, sample } = await ask({
    provider,
    base: env("ZILLOW_URL"),
    path: FILE,
    milliseconds: within,
    mostBytes: MOST_BYTES,
  });
  const [head = "", ...lines] = text.trim().split("\n");
  const names = fieldsOf(head);
  if (!names.includes("BaseDate")) throw new OutsideError(provider, "answered in another shape");
  return { names, dates: names.filter((name) => DAY.test(name)), lines, sample };
}

/**
 * Reads Zillow's forecast of home values, which reaches a year ahead. The forecast of a county is the mean of its ZIP codes. The data are free to use
 * with their source named: https://www.zillow.com/research/data/
 * @returns what it expects of an area; undefined where it says nothing
 * @throws OutsideError
 */
export async function homeValueForecast(): Promise<(area: Area) => Expected | undefined> {
  const { names, dates, lines, sample } = await forecastFile(milliseconds);
  return (area) => {
    const near = lines.filter((line) => mayBeIn(line, area)).map((line) => rowOf(names, line));
    return meanOf(
      near.filter((row) => isIn(row, area)),
      dates,
      sample,
    );
  };
}

/**
 * Reads the forecast of every county that the file has ZIP codes of, by names such as "Wake County, NC".
 * @param within  the milliseconds that a job gives it, which has more time than a call
 * @throws OutsideError
 */
export async function countyForecasts(within: number): Promise<Map<string, Expected>> {
  const { names, dates, lines, sample } = await forecastFile(within);
  const rows = lines.map((line) => rowOf(names, line));
  const byCounty = Map.groupBy(rows, (row) => `${row.get("CountyName")}, ${row.get("State")}`);
  const expected = [...byCounty].map(([county, of]) => [county, meanOf(of, dates, sample)] as const);
  return new Map(expected.flatMap(([county, of]) => (of ? [[county, of] as const] : [])));
}

/** Tells cheaply whether a line may be about the area, so that most of the 26,000 lines are never taken apart. */
const mayBeIn = (line: string, area: Area) => line.includes("zip" in area ? String(Number(area.zip)) : area.county);

const rowOf = (names: string[], line: string): Row => {
  const fields = fieldsOf(line);
  return new Map(names.map((name, at) => [name, fields[at] ?? ""]));
};

function meanOf(rows: Row[], dates: string[], sample: boolean): Expected | undefined {
  const growth = dates.flatMap((date) => {
    const known = rows.map((row) => row.get(date)).filter((value) => value !== undefined && value !== "");
    const percents = known.map(Number).filter(Number.isFinite);
    if (percents.length === 0) return [];
    const mean = percents.reduce((sum, each) => sum + each, 0) / percents.length;
    return [{ date, percent: Math.round(mean * 1000) / 1000 }];
  });
  const baseDate = rows[0]?.get("BaseDate") ?? "";
  // The last date of the file is a year ahead. Growth that ends at a nearer date is not a year's growth.
  const isWhole = growth.length > 0 && growth.at(-1)!.date === dates.at(-1);
  return isWhole && DAY.test(baseDate) ? { baseDate, growth, sample } : undefined;
}
