import type { PriceIndex } from "@highway/engine/tools/report-card/county";
import { today } from "../../platform/clock";
import { env } from "../../platform/declare/env";
import { fieldsOf, recordsOf } from "../../platform/outside/csv";
import { ask, OutsideError, sourceText, type Told } from "../../platform/outside/outside";
import { providers } from "../../providers";
import { numberIn, type Series } from "./series";

const { name: provider, milliseconds } = providers.fhfa;

/** The file of 2026 has 5.3 MB. */
const MOST_BYTES = 20_000_000;
/** The file's address and, until 2025, its address under its older name. */
const FILES = ["/hpi/download/annual/hpi_at_county.csv", "/hpi/download/annually/hpi_at_bdl_county.csv"] as const;
const SOURCE = "FHFA house price index of the county, all transactions, annual";
/** The index begins in 1975. */
const FIRST_YEAR = 1975;

/**
 * Reads the yearly price index of every county, as the Federal Housing Finance Agency publishes it (Bogin, Doerner and Larson, "Local House Price
 * Dynamics", first named hpi_at_bdl_county): a row a county and year, not adjusted for seasons, under the heads State, County, FIPS code, Year, Annual
 * Change (%), HPI, HPI with 1990 base, HPI with 2000 base. A title may stand above them, and a point stands for a year without a value.
 * https://www.fhfa.gov/data/hpi/datasets?tab=annual-data
 * @throws OutsideError
 */
export async function priceIndexes(): Promise<Series> {
  const { text, sample } = await askFile();
  const source = sourceText(SOURCE, sample);
  const told = new Map<string, { index: PriceIndex }>();
  for (const [fip, values] of valuesIn(text)) {
    const newest = values.at(-1)!.year;
    told.set(fip, { index: { source, date: `${newest}-12-31`, values } });
  }
  return { told, sample };
}

async function askFile(): Promise<Told> {
  const [file, older] = FILES;
  const asked = { provider, base: env("FHFA_URL"), milliseconds, mostBytes: MOST_BYTES };
  try {
    return await ask({ ...asked, path: file });
  } catch (error) {
    if (error instanceof OutsideError && error.status === 404) return ask({ ...asked, path: older });
    throw error;
  }
}

const plain = (field: string) => field.trim().toLowerCase();
const shapeless = () => new OutsideError(provider, "answered in another shape");

function valuesIn(text: string) {
  const rows = recordsOf(text.replace(/^\uFEFF/, "")).map(fieldsOf);
  const headAt = rows.findIndex((row) => row.some((field) => plain(field).startsWith("fips")));
  const head = (rows[headAt] ?? []).map(plain);
  const [code, year, index] = [
    head.findIndex((name) => name.startsWith("fips")),
    head.indexOf("year"),
    head.indexOf("hpi"),
  ];
  if (code < 0 || year < 0 || index < 0) throw shapeless();
  const counties = new Map<string, { year: number; index: number }[]>();
  for (const row of rows.slice(headAt + 1)) {
    if (row.every((field) => field.trim() === "")) continue;
    const fip = (row[code] ?? "").trim().padStart(5, "0");
    const of = Number(row[year]);
    if (!/^\d{5}$/.test(fip) || !(of >= FIRST_YEAR && of <= Number(today().slice(0, 4)))) throw shapeless();
    const value = numberIn(provider, row[index] ?? "");
    if (value === null) continue;
    if (value <= 0) throw shapeless();
    counties.set(fip, [...(counties.get(fip) ?? []), { year: of, index: value }]);
  }
  for (const values of counties.values()) values.sort((one, other) => one.year - other.year);
  return counties;
}
