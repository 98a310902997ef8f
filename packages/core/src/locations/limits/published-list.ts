/** What an agency's file of county limits must be before it takes the place of one that is kept. */
import { loanLimits, statutoryAreas } from "@highway/engine/rules/loan-limits";
import { OutsideError } from "../../platform/outside/outside";
import { stateOfCounty } from "../states";

/** The two lists: FHFA's of conforming loans, and HUD's of FHA loans. */
export type ListName = "conforming" | "fha";
/** Dollars for one, two, three and four units. */
export type UnitLimits = readonly number[];
/** The limits of counties by their whole FIPS codes. */
export type StateLimits = Readonly<Record<string, UnitLimits>>;
/** A list as its agency published it. */
export type PublishedList = { counties: ReadonlyMap<string, UnitLimits>; sample: boolean };

/** No year has less than this part of the counties of another. Connecticut's nine regions for eight counties are less. */
const LEAST_PART = 0.98;
/** The states that each list has, with the District of Columbia, Guam, Puerto Rico and the Virgin Islands. */
const STATES = 54;

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
  const { conforming, fha, statutoryCeiling } = known.value;
  const isStatutory = statutoryAreas.includes(state);
  const lowest = list === "fha" ? fha.floor : isStatutory ? conforming.ceiling : conforming.baseline;
  const highest = isStatutory ? statutoryCeiling : conforming.ceiling;
  return { lowest: lowest[0] / 100, highest: highest[0] / 100 };
}

/**
 * Checks a list before it is kept: every state is there, no fewer counties than were kept before, and each limit is one that
 * the law of the year allows. A file that was cut off, or that is of another year, fails here.
 * @param before  the number of counties of the list that is kept; 0 where none is
 * @throws OutsideError
 */
export function checkList(
  provider: string,
  list: ListName,
  year: number,
  { counties }: PublishedList,
  before: number,
): void {
  const states = new Set([...counties.keys()].map((fip) => fip.slice(0, 2)));
  if (states.size < STATES) throw new OutsideError(provider, `published ${states.size} of ${STATES} states`);
  if (counties.size < before * LEAST_PART)
    throw new OutsideError(provider, `published ${counties.size} counties where ${before} are kept`);
  for (const [fip, [one]] of counties) {
    const bounds = boundsOf(list, year, stateOfCounty(fip) ?? "");
    if (bounds && !(one! >= bounds.lowest && one! <= bounds.highest))
      throw new OutsideError(provider, `published a limit of ${one} for the county ${fip} in ${year}`);
  }
}
