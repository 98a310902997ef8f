/** Checks what is typed against the report's own schema. It is a module of its own because it is loaded after the screen. */
import { missingFields, ReportInput } from "@highway/core/reports/schema";
import type { WorkingReport } from "../document";
import { emptiedFields, fieldKey, type Issue, type Issues, type Path } from "./required-fields";

/** Returns everything that is missing or wrong, in the schema's own sentences. */
export function allIssues(document: WorkingReport): Issues {
  const issues = new Map<string, Issue>();
  const add = (kind: Issue["kind"], path: Path, sentence: string) => {
    const key = fieldKey(document, path);
    if (!issues.has(key)) issues.set(key, { kind, sentence });
  };
  const { wrong, data } = parseInSteps(document);
  for (const { path, message } of wrong) add("wrong", path, message);
  // A document with wrong values can be checked for missing ones too: only null counts as missing.
  const parts = data ?? (document as unknown as Parameters<typeof missingFields>[0]);
  for (const [path, sentence] of Object.entries(missingFields(parts))) add("missing", path.split("."), sentence);
  for (const [key, issue] of emptiedFields(document)) issues.set(key, issue);
  return issues;
}

/** Returns the document as a save would keep it: texts without the spaces around them, and what was left out filled in. One that cannot be saved stays as it is. */
export const asKept = (document: WorkingReport): WorkingReport => {
  const { data } = ReportInput.safeParse(document);
  return data ? { ...data, id: document.id, asOf: document.asOf } : document;
};

/**
 * The schema checks a whole loan, and the whole report, only once each value is right by itself. So it runs again
 * without the wrong values, and one of them cannot hide an error in another field.
 */
function parseInSteps(document: WorkingReport) {
  const { data, error } = ReportInput.safeParse(document);
  const wrong = error?.issues ?? [];
  const known = new Set(wrong.map(pathOf));
  let rest: unknown = document;
  for (let news = wrong; news.length > 0; wrong.push(...news)) {
    rest = news.reduce((value, { path }) => withoutPath(value, path), rest);
    news = ReportInput.safeParse(rest).error?.issues.filter((issue) => !known.has(pathOf(issue))) ?? [];
    for (const issue of news) known.add(pathOf(issue));
  }
  return { data, wrong };
}

const pathOf = ({ path }: { path: Path }) => path.join(".");

/** Replaces one value by null, which the schema accepts wherever a field may be empty. */
function withoutPath(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || typeof value !== "object" || value === null) return null;
  const inner = withoutPath((value as Record<PropertyKey, unknown>)[key], rest);
  return Array.isArray(value) ? Object.assign([...value], { [key]: inner }) : { ...value, [key]: inner };
}
