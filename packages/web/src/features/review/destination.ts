import type { Report } from "@highway/core/reports/schema";
import { editorOf, paths, resultsOf, reviewOf } from "../../lib/paths";

type Loaded = Pick<Report, "id" | "toolName" | "status">;

/**
 * Where a loaded report opens (the second specification, section 2): a complete one for review, an incomplete one, or one
 * to be edited, at its results; `initial` begins where the tool begins. Of another tool, it is not there.
 */
export function destinationOf(report: Loaded, tool: string, destination: string | null): string {
  if (report.toolName !== tool) return paths.notFound;
  const opened = { tool: report.toolName, reportID: report.id };
  if (destination === "edit" || report.status !== "complete") return resultsOf(opened);
  return destination === "initial" ? editorOf(opened) : reviewOf(opened);
}
