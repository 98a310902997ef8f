import { sharedExportEndpoints } from "@highway/core/sharing/exports/endpoints";
import * as SharedFiles from "@highway/core/sharing/exports/made/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(sharedExportEndpoints, "GET /v2/share/export/file", ({ query }) =>
  SharedFiles.file(query.id),
);
