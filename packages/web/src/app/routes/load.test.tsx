import { expect, it } from "vitest";
import { destinationOf } from "./load";

const complete = { id: "rpt_1", toolName: "lc2", status: "complete" } as const;
const draft = { ...complete, status: "draft" } as const;

it.each([
  [complete, null, "/lc2/review?reportID=rpt_1"],
  [complete, "client", "/lc2/review?reportID=rpt_1"],
  [complete, "edit", "/lc2/results?reportID=rpt_1"],
  [complete, "initial", "/lc2/property?reportID=rpt_1"],
  [draft, null, "/lc2/results?reportID=rpt_1"],
  [draft, "edit", "/lc2/results?reportID=rpt_1"],
  [draft, "initial", "/lc2/results?reportID=rpt_1"],
])("%o to %s opens at %s", (report, destination, path) => expect(destinationOf(report, "lc2", destination)).toBe(path));

it("is not there for another tool", () => {
  expect(destinationOf(complete, "pa", null)).toBe("/404");
  expect(destinationOf(draft, "pa", "edit")).toBe("/404");
});
