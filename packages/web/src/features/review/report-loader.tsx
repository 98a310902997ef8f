import type { ReactNode } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { paths } from "../../lib/paths";
import { destinationOf } from "./destination";

/** Reads the report in the address as it stands now, and goes on to the page that it opens on. */
export function ReportLoader({ loading }: { loading: ReactNode }) {
  const { tool = "" } = useParams();
  const [search] = useSearchParams();
  const id = search.get("reportID");
  const answer = useApi("GET /v2/client/reports/{id}", id ? { path: { id } } : null, { shouldRetryOnError: false });
  if (!id || answer.state === "failed") return <Navigate replace to={paths.notFound} />;
  if (answer.state === "loading" || answer.refreshing) return loading;
  return <Navigate replace to={destinationOf(answer.data[0].report, tool, search.get("destination"))} />;
}
