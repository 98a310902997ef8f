import { exportEndpoints } from "@highway/core/exports/endpoints";
import * as Exports from "@highway/core/exports/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(exportEndpoints, "POST /v2/report/exports", async ({ body }) =>
  one(await Exports.start(body)),
);
