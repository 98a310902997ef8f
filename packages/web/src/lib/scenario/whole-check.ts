/** The report's schema over what is typed. A module of its own, because it comes after the screen. */
import { missingFields, ReportInput } from "@highway/core/reports/schema";
import type { WorkingReport } from "./document";
import type { Issue, Issues } from "./issues";

type Path = readonly PropertyKey[];

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
  return issues;
}

/** Fields are known by the id of their loan, price or property: places change when one is removed. */
function fieldKey({ loans, properties }: WorkingReport, path: Path): string {
  const [list, at, ...rest] = path.map(String);
  if (list === "loans" && at) return [loans[Number(at)]?.id, ...rest].join(".");
  if (list !== "properties" || !at) return path.map(String).join(".");
  const property = properties[Number(at)];
  if (rest[0] !== "purchaseDetails" || !rest[1]) return [property?.id, ...rest].join(".");
  return [property?.purchaseDetails[Number(rest[1])]?.id, ...rest.slice(2)].join(".");
}
