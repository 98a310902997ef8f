import { env } from "../../platform/declare/env";
import { fieldsOf, recordsOf } from "../../platform/outside/csv";
import { ask, OutsideError } from "../../platform/outside/outside";
import { providers } from "../../providers";
import { type PublishedList, unitLimits } from "./published-list";

const { name: provider, milliseconds } = providers.fhfa;

/** The file of 2026 has 240 KB. */
const MOST_BYTES = 2_000_000;
/** The words in the first column's head. A title may stand above the heads, and heads are broken into lines. */
const FIRST_HEAD = "FIPS State Code";
const LIMITS = ["One-Unit Limit", "Two-Unit Limit", "Three-Unit Limit", "Four-Unit Limit"];

/**
 * Reads the conforming loan limits of all counties in a year, as the Federal Housing Finance Agency publishes them at the end
 * of the November before: https://www.fhfa.gov/data/conforming-loan-limit
 * @throws OutsideError with the status 404 while they are not published
 */
export async function conformingList(year: number): Promise<PublishedList> {
  const { text, sample } = await ask({
    provider,
    base: env("FHFA_URL"),
    path: `/document/d/cll/fullcountyloanlimitlist${year}_hera-based_final_flat.csv`,
    milliseconds,
    mostBytes: MOST_BYTES,
  });
  return { ...countiesIn(text), sample };
}

/** A core-based statistical area. Counties outside all of them have nothing here, or only nines. */
const METRO = /^(?!99999)\d{5}$/;

const plain = (field: string) => field.replaceAll(/\s+/g, " ").trim();

function countiesIn(text: string) {
  const rows = recordsOf(text.replace(/^\uFEFF/, "")).map((record) => fieldsOf(record).map(plain));
  const headAt = rows.findIndex(([first]) => first === FIRST_HEAD);
  const head = rows[headAt] ?? [];
  const [state, county] = [head.indexOf(FIRST_HEAD), head.indexOf("FIPS County Code")];
  const metro = head.indexOf("CBSA Number");
  const limits = LIMITS.map((name) => head.indexOf(name));
  if (state < 0 || county < 0 || limits.includes(-1)) throw new OutsideError(provider, "answered in another shape");
  const counties = new Map<string, ReturnType<typeof unitLimits>>();
  const metros = new Map<string, string>();
  for (const row of rows.slice(headAt + 1)) {
    if (row.every((field) => field === "")) continue;
    // A spreadsheet may have eaten leading zeros.
    const fip = `${row[state]!.padStart(2, "0")}${(row[county] ?? "").padStart(3, "0")}`;
    const texts = limits.map((at) => row[at] ?? "");
    counties.set(fip, unitLimits(provider, fip, texts));
    const code = row[metro] ?? "";
    if (METRO.test(code)) metros.set(fip, code);
  }
  return { counties, metros };
}
