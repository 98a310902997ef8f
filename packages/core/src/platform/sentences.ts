// This file does not use `z.core.$ZodError`: reaching through `z` brings all of zod and its 50 languages into every bundle.
import { $ZodError, type $ZodIssue, config } from "zod/v4/core";
import type { FieldSentences } from "./errors";

/** The message of zod for a schema that brings no sentence. */
const UNWORDED = "Invalid input";
// A library that loads all of zod sets English for the whole process, as happens where the product runs on one machine.
config({ customError: () => UNWORDED });

/**
 * Tells what is wrong with a request: each field's path with the first sentence about it. A key that does not belong is named itself.
 * @returns undefined when the error is not a schema's
 */
export function sentencesOf(error: unknown): FieldSentences | undefined {
  if (!(error instanceof $ZodError)) return undefined;
  // This is a map, since a caller may send a field called "__proto__" or "valueOf".
  const fields = new Map<string, string>();
  for (const issue of error.issues)
    for (const place of placesOf(issue)) {
      const path = place.map(String).join(".") || "body";
      if (!fields.has(path)) fields.set(path, sentence(issue, path));
    }
  return Object.fromEntries(fields);
}

const placesOf = (issue: $ZodIssue): PropertyKey[][] =>
  issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

function sentence(issue: $ZodIssue, path: string): string {
  if (issue.code === "unrecognized_keys") return `There is no field "${path}" here.`;
  if (issue.message !== UNWORDED) return issue.message;
  if (issue.code === "invalid_type") return `"${path}" must be ${article(issue.expected)}.`;
  return `"${path}" is not valid.`;
}

const article = (kind: string) => `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`;
