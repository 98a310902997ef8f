import { sameParts } from "@highway/core/platform/pure/same-parts";
import type { WorkingReport } from "./document";

/** Tells whether two documents are equal. Null and absent are equal, and the order of keys does not matter. */
export function sameDocument(a: WorkingReport, b: WorkingReport): boolean {
  return a === b || sameParts(a, b);
}

/** Tells whether `held` has everything in `said`. It may have more: the server fills in what a report leaves out. */
export function holdsAllOf(held: unknown, said: unknown): boolean {
  if (said === undefined || held === said) return true;
  if (typeof held !== "object" || typeof said !== "object" || held === null || said === null)
    return sameParts(held, said);
  if (Array.isArray(held) || Array.isArray(said))
    return (
      Array.isArray(held) &&
      Array.isArray(said) &&
      held.length === said.length &&
      said.every((each, i) => holdsAllOf(held[i], each))
    );
  const record = held as Record<string, unknown>;
  return Object.entries(said).every(([key, value]) => holdsAllOf(record[key], value));
}
