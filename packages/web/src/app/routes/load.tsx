import type { Report } from "@highway/core/reports/schema";
import { Navigate, useParams, useSearchParams } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { editorOf, paths, resultsOf, reviewOf } from "../../lib/paths";
import { Problem } from "../../ui/page/problem";
import { ShellSkeleton } from "../shell-skeleton";

/** The statuses of answers about the report: its id is none, it is somebody else's, or it is not there. After any other the same address may open it later. */
const aboutReport = new Set([400, 403, 404]);

/** Reads the report in the address as it stands now, and goes on to the page that it opens on. */
export function LoadRoute() {
  const { tool = "" } = useParams();
  const [search] = useSearchParams();
  const id = search.get("reportID");
  const answer = useApi("GET /v2/client/reports/{id}", id ? { path: { id } } : null, { shouldRetryOnError: false });
  if (answer.state === "failed" && !aboutReport.has(answer.error.status))
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
