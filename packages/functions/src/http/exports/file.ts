import { exportEndpoints } from "@highway/core/exports/endpoints";
import * as MadeFiles from "@highway/core/exports/made/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(exportEndpoints, "GET /v2/report/exports/{id}/file", ({ path }) =>
  MadeFiles.file(path.id),
);
