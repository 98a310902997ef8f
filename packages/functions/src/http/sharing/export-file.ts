import { sharedExportEndpoints } from "@highway/core/sharing/exports/endpoints";
import { SharedExports } from "@highway/core/sharing/exports/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(sharedExportEndpoints, "GET /v2/share/export/file", ({ query }) =>
  SharedExports.file(query.id),
);
