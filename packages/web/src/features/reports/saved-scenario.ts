import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";

/** A scenario as it was saved, with whose it is; `lastViewed` where its client has opened it by a link. */
export type SavedScenario = { report: Report; client: Client; lastViewed?: string | undefined };

/** What a row of the list lets one do with it. */
export type ScenarioActions = {
  onLoad: (scenario: SavedScenario) => void;
  onDelete: (scenario: SavedScenario) => void;
  /** The report that is being loaded. */
  loading: string | null;
};
