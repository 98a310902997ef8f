import { exportEndpoints } from "@highway/core/exports/endpoints";
import * as Exports from "@highway/core/exports/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(exportEndpoints, "GET /v2/report/exports/{id}", async ({ path }) =>
  one(await Exports.get(path.id)),
);
