import { sharedExportEndpoints } from "@highway/core/sharing/report/endpoints";
import * as SharedReports from "@highway/core/sharing/report/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sharedExportEndpoints, "GET /v2/share/export", async ({ query }) =>
  one(await SharedReports.startFile(query)),
);
