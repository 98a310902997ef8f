import { sameParts } from "@highway/core/platform/pure/same-parts";
import type { WorkingReport } from "./document";

/** Tells whether two documents are equal. Null and absent are equal, and the order of keys does not matter. */
export function sameDocument(a: WorkingReport, b: WorkingReport): boolean {
  return a === b || sameParts(a, b);
}
