/** What a public series about counties must be before it takes the place of the one that is kept. */
import type { CountyRow } from "@highway/engine/tools/report-card/county";
import { OutsideError } from "../../platform/outside/outside";

/** What one series tells of each county, by whole FIPS codes. */
export type Told = ReadonlyMap<string, Partial<CountyRow>>;
export type Series = { told: Told; sample: boolean };

/** A new edition has at least this part of the counties of the one before. */
const LEAST_PART = 0.98;

/**
 * Checks that a series is whole: a file that was cut off has fewer counties than the one before, or than there are.
 * @param least  the fewest counties that the series has ever had, rounded down
 * @param kept   the number of counties that are kept of the series
 * @throws OutsideError
 */
export function checkWhole(provider: string, { size }: Told, least: number, kept: number): void {
  if (size < Math.max(least, kept * LEAST_PART))
    throw new OutsideError(provider, `published ${size} counties, too few to be all of them`);
}

/** Reads a number of a file. @returns null where the file has nothing, or a point, for it @throws OutsideError where it has something else */
export function numberIn(provider: string, text: string): number | null {
  const plain = text.trim();
  if (plain === "" || plain === ".") return null;
  const value = Number(plain);
  if (!Number.isFinite(value)) throw new OutsideError(provider, "answered something that is not a number");
  return value;
}
