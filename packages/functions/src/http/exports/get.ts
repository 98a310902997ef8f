import { exportEndpoints } from "@highway/core/exports/endpoints";
import * as ExportJobs from "@highway/core/exports/jobs/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(exportEndpoints, "GET /v2/report/exports/{id}", async ({ path }) =>
  one(await ExportJobs.get(path.id)),
);
