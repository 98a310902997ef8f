import { reportEndpoints } from "@highway/core/reports/endpoints";
import * as Reports from "@highway/core/reports/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "POST /v2/client/reports", async ({ body }) =>
  one(await Reports.create(body)),
);
