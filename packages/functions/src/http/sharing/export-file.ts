import { sharedExportEndpoints } from "@highway/core/sharing/report/endpoints";
import * as SharedReports from "@highway/core/sharing/report/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(sharedExportEndpoints, "GET /v2/share/export/file", ({ query }) =>
  SharedReports.file(query.id),
);
