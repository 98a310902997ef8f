import { exportEndpoints } from "@highway/core/exports/endpoints";
import * as Exports from "@highway/core/exports/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(exportEndpoints, "GET /v2/report/exports/{id}/file", ({ path }) =>
  Exports.file(path.id),
);
