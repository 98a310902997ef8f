import * as Analyses from "@highway/core/reports/analyses/index";
import { reportEndpoints } from "@highway/core/reports/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "POST /v2/client/purchase-analyses", async ({ body }) =>
  one(await Analyses.make(body)),
);
