import { env } from "../platform/declare/env";
import { fieldsOf } from "../platform/outside/csv";
import { ask, OutsideError } from "../platform/outside/outside";
import { providers } from "../providers";

const { name: provider, milliseconds } = providers.zillow;

/** Percent of growth expected from `baseDate` to each date, in order. */
export type Expected = { baseDate: string; growth: { date: string; percent: number }[]; sample: boolean };

/** All ZIP codes in one file, 3 MB. */
const FILE = "/research/public_csvs/zhvf_growth/Zip_zhvf_growth_uc_sfrcondo_tier_0.33_0.67_sm_sa_month.csv";
const DAY = /^\d{4}-\d\d-\d\d$/;

type Row = Map<string, string>;
/** Of a ZIP code, or of all those of a county: "Wake County", "NC". */
export type Area = { zip: string } | { county: string; state: string };

const isIn = (row: Row, area: Area) =>
  "zip" in area
    ? // Spreadsheets have eaten leading zeros of some files.
      Number(row.get("RegionName")) === Number(area.zip)
    : row.get("CountyName") === area.county && row.get("State") === area.state;

/**
 * Zillow's forecast of home values, which reaches a year ahead; of a county the mean of its ZIP codes. Free to use with its source named:
 * https://www.zillow.com/research/data/
 * @returns what it expects of an area; undefined where it says nothing
 * @throws OutsideError
 */
export async function homeValueForecast(): Promise<(area: Area) => Expected | undefined> {
  const { text, sample } = await ask({
    provider,
    base: env("ZILLOW_URL"),
    path: FILE,
    milliseconds,
  });
  const [head = "", ...lines] = text.trim().split("\n");
  const names = fieldsOf(head);
  if (!names.includes("BaseDate")) throw new OutsideError(provider, "answered in another shape");
  const dates = names.filter((name) => DAY.test(name));
  return (area) => {
    const near = lines.filter((line) => mayBeIn(line, area)).map((line) => rowOf(names, line));
    return meanOf(
      near.filter((row) => isIn(row, area)),
      dates,
      sample,
    );
  };
}

/** Spares taking apart most of 26,000 lines. */
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
  // The last day is a year ahead: growth until a nearer one is not a year's.
  const isWhole = growth.length > 0 && growth.at(-1)!.date === dates.at(-1);
  return isWhole && DAY.test(baseDate) ? { baseDate, growth, sample } : undefined;
}
