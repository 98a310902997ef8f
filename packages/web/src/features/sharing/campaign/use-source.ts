import { type Loaded, useApi } from "../../../lib/api/use-api";
import { nestedIn, resultsOf } from "../../../lib/paths";

/** The report from which a campaign takes its figures. */
export type Source = { name: string; address: string; state: string | null; closingDate: string | null };

/** Reads the report of a campaign. Opened from there, an analysis stands without the client manager's breadcrumbs. */
export function useSource(reportID: string | null): Loaded<Source> {
  const request = reportID ? { path: { id: reportID } } : null;
  const answer = useApi("GET /v2/client/reports/{id}", request, { shouldRetryOnError: false });
  if (answer.state !== "ready") return answer;
  const { toolName, id, name, properties, closingDate } = answer.data[0].report;
  const address = resultsOf({ tool: toolName, reportID: id });
  const data = {
    name,
    address: toolName === "pa" ? nestedIn(address) : address,
    state: properties.find(({ state }) => state)?.state ?? null,
    closingDate: closingDate ?? null,
  };
  return { ...answer, data, replace: () => {} };
}
