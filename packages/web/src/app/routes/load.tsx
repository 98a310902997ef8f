import type { Report } from "@highway/core/reports/schema";
import { Navigate, useParams, useSearchParams } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { editorOf, paths, resultsOf, reviewOf } from "../../lib/paths";
import { Problem } from "../../ui/page/problem";
import { ShellSkeleton } from "../shell-skeleton";

/** The statuses of a call that did not reach the report: without a network or a session, or while too much is asked. The same address may open it later. */
const passing = new Set([0, 401, 429, 503, 504]);

/** Reads the report in the address as it stands now, and goes on to the page that it opens on. */
export function LoadRoute() {
  const { tool = "" } = useParams();
  const [search] = useSearchParams();
  const id = search.get("reportID");
  const answer = useApi("GET /v2/client/reports/{id}", id ? { path: { id } } : null, { shouldRetryOnError: false });
  if (answer.state === "failed" && passing.has(answer.error.status))
    return <Problem message={answer.message} onRetry={answer.retry} />;
  if (!id || answer.state === "failed") return <Navigate replace to={paths.notFound} />;
  if (answer.state === "loading" || answer.refreshing) return <ShellSkeleton />;
  return <Navigate replace to={destinationOf(answer.data[0].report, tool, search.get("destination"))} />;
}

type LoadedReport = Pick<Report, "id" | "toolName" | "status">;

/**
 * Says where a loaded report opens (the second specification, section 2): a complete one for review, an incomplete one, or
 * one to be edited, at its results; `initial` begins where the tool begins. A report of another tool is not found.
 */
export function destinationOf(report: LoadedReport, tool: string, destination: string | null): string {
  if (report.toolName !== tool) return paths.notFound;
  const opened = { tool: report.toolName, reportID: report.id };
  if (destination === "edit" || report.status !== "complete") return resultsOf(opened);
  return destination === "initial" ? editorOf(opened) : reviewOf(opened);
}
