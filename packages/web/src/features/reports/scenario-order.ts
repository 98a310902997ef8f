import type { ReportLine } from "@highway/core/reports/schema";
import { reportTypeName } from "../../scenario/names/purpose-names";

/** The columns of the list, each of which sorts it. */
export const scenarioColumns = ["name", "location", "type", "updated", "status"] as const;
export type ScenarioColumn = (typeof scenarioColumns)[number];
export type ScenarioOrder = { by: ScenarioColumn; direction: "asc" | "desc" };

export type ScenarioFilter = { type: ReportLine["type"] | "all"; status: ReportLine["status"] | "all" };
export const noFilter: ScenarioFilter = { type: "all", status: "all" };

/** "Scenario 2" stands before "Scenario 10", and "élan" beside "Elan". */
const words = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });

const compareBy: Record<ScenarioColumn, (one: ReportLine, other: ReportLine) => number> = {
  name: (one, other) => words.compare(one.name, other.name),
  location: (one, other) => words.compare(one.towns ?? "", other.towns ?? ""),
  type: (one, other) => words.compare(reportTypeName(one), reportTypeName(other)),
  updated: (one, other) => (one.lastUpdated < other.lastUpdated ? -1 : one.lastUpdated > other.lastUpdated ? 1 : 0),
  status: (one, other) => words.compare(one.status, other.status),
};

/** Lists the scenarios that a filter lets through, in order. Equal ones stand newest first; one without a location stands last, either way. */
export function arrangeScenarios(
  lines: readonly ReportLine[],
  { type, status }: ScenarioFilter,
  { by, direction }: ScenarioOrder,
): ReportLine[] {
  const sign = direction === "asc" ? 1 : -1;
  const withoutPlace = (line: ReportLine) => (by === "location" && line.towns === null ? 1 : 0);
  const sorted = lines
    .filter((line) => (type === "all" || line.type === type) && (status === "all" || line.status === status))
    .sort(
      (one, other) =>
        withoutPlace(one) - withoutPlace(other) ||
        sign * compareBy[by](one, other) ||
        compareBy.updated(other, one) ||
        words.compare(one.id, other.id),
    );
  return withChapters(sorted);
}

/** Whether a report stands below its purchase analysis, which is in the list too. */
export const isBelow = (line: ReportLine, shown: readonly ReportLine[]) =>
  line.analysis !== undefined && shown.some(({ id }) => id === line.analysis);

/** Puts the chapters of a purchase analysis below it, wherever it stands. */
function withChapters(lines: ReportLine[]): ReportLine[] {
  const ids = new Set(lines.map(({ id }) => id));
  const chapters = Map.groupBy(
    lines.filter(({ analysis }) => analysis !== undefined && ids.has(analysis)),
    ({ analysis }) => analysis,
  );
  if (chapters.size === 0) return lines;
  const nested = new Set([...chapters.values()].flat());
  return lines.filter((line) => !nested.has(line)).flatMap((line) => [line, ...(chapters.get(line.id) ?? [])]);
}

/** The order after a press on a column's head: the same column turns round, another begins at its usual end. */
export const orderAfterPress = (order: ScenarioOrder, by: ScenarioColumn): ScenarioOrder => {
  if (order.by === by) return { by, direction: order.direction === "asc" ? "desc" : "asc" };
  return { by, direction: by === "updated" ? "desc" : "asc" };
};
