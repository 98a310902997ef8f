import type { ReportLine } from "@highway/core/reports/schema";
import { expect, it } from "vitest";
import { arrangeScenarios, noFilter, orderAfterPress, type ScenarioOrder, scenarioColumns } from "./scenario-order";
import { line } from "./server.fixture";

const lines: ReportLine[] = [
  { ...line(10), lastUpdated: "2026-11-18T15:00:00.000Z", status: "complete", type: "refinance", towns: null },
  { ...line(2), lastUpdated: "2026-11-19T15:00:00.000Z", status: "draft", towns: "Cary, NC" },
  { ...line(1), lastUpdated: "2026-11-20T15:00:00.000Z", status: "complete", towns: "Raleigh, NC" },
];
const names = (order: ScenarioOrder, filter = noFilter) =>
  arrangeScenarios(lines, filter, order).map(({ name }) => name);

it.each([
  ["name", ["Scenario 1", "Scenario 2", "Scenario 10"]],
  ["location", ["Scenario 2", "Scenario 1", "Scenario 10"]],
  ["type", ["Scenario 1", "Scenario 2", "Scenario 10"]],
  ["updated", ["Scenario 1", "Scenario 2", "Scenario 10"]],
  ["status", ["Scenario 1", "Scenario 10", "Scenario 2"]],
] as const)("sorts by %s, equal ones newest first", (by, expected) => {
  const direction = by === "updated" ? "desc" : "asc";
  expect(names({ by, direction })).toEqual(expected);
});

it("keeps a scenario without a location last, whichever way it is sorted", () => {
  expect(names({ by: "location", direction: "desc" })).toEqual(["Scenario 1", "Scenario 2", "Scenario 10"]);
});

it("puts the chapters of a purchase analysis below it, and leaves them where it is not in the list", () => {
  const [ten, two, one] = lines as [ReportLine, ReportLine, ReportLine];
  const chapters = [{ ...ten, analysis: two.id }, two, { ...one, analysis: `rpt_${"9".repeat(26)}` }];
  const order = { by: "name", direction: "asc" } as const;
  expect(arrangeScenarios(chapters, noFilter, order).map(({ name }) => name)).toEqual([
    "Scenario 1",
    "Scenario 2",
    "Scenario 10",
  ]);
  const turned = arrangeScenarios(chapters, noFilter, { by: "name", direction: "desc" });
  expect(turned.map(({ name }) => name)).toEqual(["Scenario 2", "Scenario 10", "Scenario 1"]);
});

it("lets through what has the type and the status", () => {
  const order = { by: "name", direction: "asc" } as const;
  expect(names(order, { type: "refinance", status: "all" })).toEqual(["Scenario 10"]);
  expect(names(order, { type: "purchase", status: "draft" })).toEqual(["Scenario 2"]);
  expect(names(order, { type: "moveup", status: "all" })).toEqual([]);
});

it("turns round at a second press, and begins with the newest or with A", () => {
  expect(orderAfterPress({ by: "updated", direction: "desc" }, "updated")).toEqual({ by: "updated", direction: "asc" });
  expect(orderAfterPress({ by: "name", direction: "asc" }, "updated")).toEqual({ by: "updated", direction: "desc" });
  for (const by of scenarioColumns.filter((column) => column !== "updated"))
    expect(orderAfterPress({ by: "updated", direction: "desc" }, by)).toEqual({ by, direction: "asc" });
});

it("sorts all of 3,000, by the number in their names", () => {
  const many = Array.from({ length: 3000 }, (_, at) => line((at * 7919) % 3000));
  const sorted = arrangeScenarios(many, noFilter, { by: "name", direction: "asc" });
  expect(sorted[2999]!.name).toBe("Scenario 2999");
});
