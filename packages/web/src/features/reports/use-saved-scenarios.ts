import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";
import type { Loaded } from "../../lib/api/use-api";
import { type Pages, usePages } from "../../lib/api/use-pages";

/** A scenario as it was saved, and its client. `lastViewed` is there where its client has opened it by a link. */
export type SavedScenario = { report: Report; client: Client; lastViewed?: string | undefined };

/** What the officer can do with a row of the list. */
export type ScenarioActions = {
  onLoad: (scenario: SavedScenario) => void;
  onDelete: (scenario: SavedScenario) => void;
  /** The report that is being loaded. */
  loading: string | null;
};

/** Scenarios a page. */
export const pageSize = 10;

export type Order = "asc" | "desc";
/** A `clientID` of null reads the scenarios of all clients. */
export type ScenarioQuery = { clientID: string | null; searchText: string; order: Order };

/** Reads saved scenarios page by page, in the order of their last save. */
export const useSavedScenarios = ({ clientID, searchText, order }: ScenarioQuery): Loaded<Pages<SavedScenario>> =>
  usePages(
    "GET /v2/client/reports",
    (offset) => ({
      query: {
        offset: String(offset),
        count: String(pageSize),
        order,
        ...(searchText && { searchText }),
        ...(clientID && { clientID }),
      },
    }),
    (answer) => answer,
    pageSize,
  );
