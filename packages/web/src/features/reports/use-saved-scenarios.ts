import type { Loaded } from "../../lib/api/use-api";
import { type Pages, usePages } from "../../lib/api/use-pages";
import type { SavedScenario } from "./saved-scenario";

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
