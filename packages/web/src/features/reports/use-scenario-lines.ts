import type { ReportLine } from "@highway/core/reports/schema";
import { type Loaded, useApi } from "../../lib/api/use-api";

export type ScenarioLines = {
  lines: readonly ReportLine[];
  /** All that there are, found or not. */
  total: number;
  /** Older scenarios are not in the list: only a search finds them. */
  goesOn: boolean;
};

/** Reads what the list shows of all scenarios of a client, or of all clients where `clientID` is null. What was found last stays until a new search is answered. */
export function useScenarioLines(clientID: string | null, searchText: string): Loaded<ScenarioLines> {
  const of = clientID ? { clientID } : {};
  const all = useApi("GET /v2/client/report-lines", { query: of });
  const found = useApi("GET /v2/client/report-lines", searchText ? { query: { ...of, searchText } } : null, {
    keepPreviousData: true,
  });
  const shown = searchText && found.state !== "loading" ? found : all;
  if (shown.state !== "ready") return shown;
  const whole = all.state === "ready" ? all.data[0] : shown.data[0];
  return {
    ...shown,
    data: { lines: shown.data[0].lines, total: whole.lines.length, goesOn: whole.goesOn },
    replace: () => {},
  };
}
