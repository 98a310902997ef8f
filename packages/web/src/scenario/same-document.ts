import type { WorkingReport } from "./document";

/** Whether two documents say the same. Null and absent mean the same, and the order of keys means nothing. */
export function sameDocument(a: WorkingReport, b: WorkingReport): boolean {
  return a === b || sameParts(a, b);
}

/** Whether two parts of documents, such as two loans, say the same. */
export function sameParts(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => sameParts(each, b[i]));
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => sameParts(left[key], right[key]));
}
