import type { CountyRow } from "@highway/engine/tools/report-card/county";
import { today } from "../../platform/clock";
import { env } from "../../platform/declare/env";
import { fieldsOf, recordsOf } from "../../platform/outside/csv";
import { askBytes, OutsideError, sourceText } from "../../platform/outside/outside";
import { providers } from "../../providers";
import { numberIn, type Series } from "./series";

const { name: provider, milliseconds } = providers.censusFiles;

/** The file of 2025 has 4 MB. */
const MOST_BYTES = 12_000_000;
/** The estimates begin anew with each census, whose own year is the first in the file. */
const CENSUS_YEAR = 2020;
const YEARS_APART = 5;
/** The level of a county; a state's own row has 040. */
const COUNTY = "050";
const OLDEST = 3;

/**
 * Reads how many people live in each county: the Census Bureau's estimates of 1 July, the newest year and five years before. The file names its
 * years in its heads, POPESTIMATE2020 to POPESTIMATE2025, and is written in Latin-1.
 * https://www.census.gov/data/tables/time-series/demo/popest/2020s-counties-total.html
 * @throws OutsideError
 */
export async function populations(): Promise<Series> {
  const { year, bytes, sample } = await newestFile();
  const source = sourceText(`U.S. Census Bureau, population estimates ${year}`, sample);
  const told = new Map<string, Partial<CountyRow>>();
  for (const { fip, now, before } of peopleIn(new TextDecoder("latin1").decode(bytes), year))
    told.set(fip, { population: { source, date: `${year}-07-01`, now, before } });
  return { told, sample };
}

async function newestFile() {
  const thisYear = Number(today().slice(0, 4));
  for (let year = thisYear; ; year--) {
    try {
      const path = `/programs-surveys/popest/datasets/${CENSUS_YEAR}-${year}/counties/totals/co-est${year}-alldata.csv`;
      const asked = { provider, base: env("CENSUS_FILES_URL"), path, milliseconds, mostBytes: MOST_BYTES };
      return { year, ...(await askBytes(asked)) };
    } catch (error) {
      const isOut = error instanceof OutsideError && error.status === 404;
      if (!isOut || year <= thisYear - OLDEST) throw error;
    }
  }
}

const shapeless = () => new OutsideError(provider, "answered in another shape");

function peopleIn(text: string, year: number) {
  const [heads = [], ...rows] = recordsOf(text.replace(/^\uFEFF/, "")).map(fieldsOf);
  const wanted = ["SUMLEV", "STATE", "COUNTY", `POPESTIMATE${year}`, `POPESTIMATE${year - YEARS_APART}`];
  const [level, state, county, newest, earlier] = wanted.map((name) => heads.indexOf(name)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if ([level, state, county, newest, earlier].includes(-1)) throw shapeless();
  const digits = (row: string[], at: number, length: number) => (row[at] ?? "").padStart(length, "0");
  return rows
    .filter((row) => digits(row, level, 3) === COUNTY)
    .map((row) => {
      const fip = `${digits(row, state, 2)}${digits(row, county, 3)}`;
      const [now, before] = [numberIn(provider, row[newest] ?? ""), numberIn(provider, row[earlier] ?? "")];
      if (!/^\d{5}$/.test(fip) || now === null || before === null || now < 0 || before < 0) throw shapeless();
      return { fip, now, before };
    });
}
