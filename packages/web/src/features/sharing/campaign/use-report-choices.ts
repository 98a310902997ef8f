import { hasNoLoans, toolNames } from "@highway/core/tools/pure/names";
import { type Loaded, useApi } from "../../../lib/api/use-api";

export type Choice = { value: string; label: string };

/** Gives the complete reports of a client that are about a purchase: from one of them a campaign takes its figures. */
export function useReportChoices(clientID: string): Loaded<Choice[]> {
  const found = useApi("GET /v2/client/report-lines", { query: { clientID } });
  if (found.state !== "ready") return found;
  const data = found.data[0].lines
    .filter(({ status, type, toolName }) => status === "complete" && type === "purchase" && !hasNoLoans(toolName))
    .map(({ id, name, toolName }) => ({
      value: id,
      label: `${name || "Untitled scenario"}${toolName === "lc2" ? "" : `, ${toolNames[toolName]}`}`,
    }));
  return { ...found, data, replace: () => {} };
}
