/** What an agency's file of county limits must be before it takes the place of one that is kept. */
import { limitsBetween, loanLimits } from "@highway/engine/rules/loan-limits";
import { OutsideError } from "../../platform/outside/outside";
import { stateCodes } from "../../platform/pure/states";
import { stateOfCounty } from "../states";

/** The two lists: FHFA's of conforming loans, and HUD's of FHA loans. */
export type ListName = "conforming" | "fha";
/** Dollars for one, two, three and four units. */
export type UnitLimits = readonly number[];
/** The limits of counties by their whole FIPS codes. */
export type StateLimits = Readonly<Record<string, UnitLimits>>;
/** The codes of metro areas by the whole FIPS codes of their counties. A county in no metro area is left out. */
export type StateMetros = Readonly<Record<string, string>>;
/** A list as its agency published it. FHFA's alone names the metro areas of counties. */
export type PublishedList = {
  counties: ReadonlyMap<string, UnitLimits>;
  metros?: ReadonlyMap<string, string>;
  sample: boolean;
};

/** A new year's list has at least this part of the counties of the year before. Connecticut's change to planning regions was less. */
const LEAST_PART = 0.98;
/** Not every list has the territories that no limit is asked for. */
const leftOut = ["AS", "MP"];
const listedStates = stateCodes.filter((code) => !leftOut.includes(code));

const rises = (amounts: UnitLimits) => amounts.every((amount, at) => amount > (amounts[at - 1] ?? 0));

/** Reads the dollars of a row. @throws OutsideError where they are no limits, as in a line that was cut off */
export function unitLimits(provider: string, fip: string, texts: readonly string[]): UnitLimits {
  const amounts = texts.map((text) => Number(text.replaceAll(/[$,\s]/g, "") || Number.NaN));
  if (!/^\d{5}$/.test(fip) || amounts.length !== 4 || !amounts.every(Number.isInteger) || !rises(amounts))
    throw new OutsideError(provider, `published no limits for the county ${fip || "without a code"}`);
  return amounts;
}

/** Finds the lowest and highest limit on one unit that the law allows a county of a year, in dollars; null before its rule is known. */
function boundsOf(list: ListName, year: number, state: string) {
  const day = `${year}-01-01`;
  const known = loanLimits.versions.find(({ from }) => from === day);
  if (!known) return null;
  const { lowest, highest } = limitsBetween(list, known.value, state);
  return { lowest: lowest[0] / 100, highest: highest[0] / 100 };
}

/**
 * Checks a list before it is kept: every state is there, no fewer counties than were kept before, and each limit is one that
 * the law of the year allows. A file that was cut off, or that is of another year, fails here.
 * @param kept  the number of counties that are kept of the year and of the year before
 * @throws OutsideError
 */
export function checkList(
  provider: string,
  list: ListName,
  year: number,
  { counties }: PublishedList,
  kept: { ofYear?: number; ofYearBefore?: number },
): void {
  const states = new Set([...counties.keys()].map(stateOfCounty));
  const missing = listedStates.filter((code) => !states.has(code));
  if (missing.length > 0) throw new OutsideError(provider, `published no county of ${missing.join(", ")}`);
  const least = Math.max(kept.ofYear ?? 0, (kept.ofYearBefore ?? 0) * LEAST_PART);
  if (counties.size < least)
    throw new OutsideError(provider, `published ${counties.size} counties, fewer than are kept`);
  for (const [fip, [one]] of counties) {
    const bounds = boundsOf(list, year, stateOfCounty(fip) ?? "");
    if (bounds && !(one! >= bounds.lowest && one! <= bounds.highest))
      throw new OutsideError(provider, `published a limit of ${one} for the county ${fip} in ${year}`);
  }
}
