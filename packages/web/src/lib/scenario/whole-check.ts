/** The report's schema over what is typed. A module of its own, because it comes after the screen. */
import { missingFields, ReportInput } from "@highway/core/reports/schema";
import type { WorkingReport } from "./document";
import { fieldKey, type Path } from "./field-key";
import type { Issue, Issues } from "./issues";
import { emptied } from "./required";

/** All that is missing or wrong, in the schema's own sentences. */
export function allIssues(document: WorkingReport): Issues {
  const issues = new Map<string, Issue>();
  const add = (kind: Issue["kind"], path: Path, sentence: string) => {
    const key = fieldKey(document, path);
    if (!issues.has(key)) issues.set(key, { kind, sentence });
  };
  const parsed = ReportInput.safeParse(document);
  for (const { path, message } of parsed.error?.issues ?? []) add("wrong", path, message);
  // What is missing can be told of a document that holds wrong values too: only what is null counts.
  const parts = parsed.data ?? (document as unknown as Parameters<typeof missingFields>[0]);
  for (const [path, sentence] of Object.entries(missingFields(parts))) add("missing", path.split("."), sentence);
  for (const [key, issue] of emptied(document)) issues.set(key, issue);
  return issues;
}
