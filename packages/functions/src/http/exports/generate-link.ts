import { exportEndpoints } from "@highway/core/exports/endpoints";
import * as StaffFiles from "@highway/core/exports/staff";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(exportEndpoints, "GET /v2/report/generate-report-link", async ({ query }) =>
  one(await StaffFiles.linkTo(query)),
);
