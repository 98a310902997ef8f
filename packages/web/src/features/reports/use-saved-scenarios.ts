import type { Client } from "@highway/core/clients/schema";
import type { Report, ReportLine } from "@highway/core/reports/schema";
import type { Loaded } from "../../lib/api/use-api";
import { type Pages, usePages } from "../../lib/api/use-pages";

/** A scenario as it was saved, and its client. `lastViewed` is there where its client has opened it by a link. */
export type SavedScenario = { report: Report; client: Client; lastViewed?: string | undefined };

/** Scenarios a page. */
export const pageSize = 10;

type ScenarioQuery = { clientID: string; searchText: string };

/** Reads what lists show of a client's saved scenarios, page by page, the last saved first. */
export const useScenarioPages = ({ clientID, searchText }: ScenarioQuery): Loaded<Pages<ReportLine>> =>
  usePages(
    "GET /v2/client/report-lines/page",
    (offset) => ({
      query: {
        offset: String(offset),
        count: String(pageSize),
        clientID,
        ...(searchText && { searchText }),
      },
    }),
    (answer) => answer,
    pageSize,
  );
