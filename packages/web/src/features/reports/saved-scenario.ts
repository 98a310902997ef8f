import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";

/** A scenario as it was saved, and its client. `lastViewed` is there where its client has opened it by a link. */
export type SavedScenario = { report: Report; client: Client; lastViewed?: string | undefined };

/** What the officer can do with a row of the list. */
export type ScenarioActions = {
  onLoad: (scenario: SavedScenario) => void;
  onDelete: (scenario: SavedScenario) => void;
  /** The report that is being loaded. */
  loading: string | null;
};
