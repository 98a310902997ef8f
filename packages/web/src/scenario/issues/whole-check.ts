/** The report's schema over what is typed. A module of its own, because it comes after the screen. */
import { missingFields, ReportInput } from "@highway/core/reports/schema";
import type { WorkingReport } from "../document";
import { fieldKey, type Issue, type Issues, type Path } from "./issue";
import { emptiedFields } from "./required-fields";

/** All that is missing or wrong, in the schema's own sentences. */
export function allIssues(document: WorkingReport): Issues {
  const issues = new Map<string, Issue>();
  const add = (kind: Issue["kind"], path: Path, sentence: string) => {
    const key = fieldKey(document, path);
    if (!issues.has(key)) issues.set(key, { kind, sentence });
  };
  const { wrong, data } = parseInSteps(document);
  for (const { path, message } of wrong) add("wrong", path, message);
  // What is missing can be told of a document that holds wrong values too: only what is null counts.
  const parts = data ?? (document as unknown as Parameters<typeof missingFields>[0]);
  for (const [path, sentence] of Object.entries(missingFields(parts))) add("missing", path.split("."), sentence);
  for (const [key, issue] of emptiedFields(document)) issues.set(key, issue);
  return issues;
}

/**
 * The schema looks at a whole loan, and at the whole report, once each value is right by itself. So it looks again
 * without the values that are wrong: one of them hides nothing that is said of the others.
 */
function parseInSteps(document: WorkingReport) {
  const { data, error } = ReportInput.safeParse(document);
  const wrong = error?.issues ?? [];
  const known = new Set(wrong.map(pathOf));
  let rest: unknown = document;
  for (let news = wrong; news.length > 0; wrong.push(...news)) {
    rest = news.reduce((value, { path }) => without(value, path), rest);
    news = ReportInput.safeParse(rest).error?.issues.filter((issue) => !known.has(pathOf(issue))) ?? [];
    for (const issue of news) known.add(pathOf(issue));
  }
  return { data, wrong };
}

const pathOf = ({ path }: { path: Path }) => path.join(".");

/** Null is no value, which the schema takes where a field may be empty. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || typeof value !== "object" || value === null) return null;
  const inner = without((value as Record<PropertyKey, unknown>)[key], rest);
  return Array.isArray(value) ? Object.assign([...value], { [key]: inner }) : { ...value, [key]: inner };
}
