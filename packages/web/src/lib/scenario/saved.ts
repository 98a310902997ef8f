import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";
import type { WorkingReport } from "./document";
import type { Saved } from "./store";

/** A saved scenario as the API answers it. */
export type Answered = { report: Report; client: Client };

/** What the editor holds of a saved report: all but what only the server may set. */
export function savedOf({ report, client }: Answered): Saved {
  const { status, lastUpdated, createdAt: _createdAt, ...rest } = report;
  const document: WorkingReport = rest;
  return { document, lastUpdated, status, clientID: client._id };
}
