import { reportEndpoints } from "@highway/core/reports/endpoints";
import * as Reports from "@highway/core/reports/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "GET /v2/client/reports/{id}", async ({ path }) =>
  one(await Reports.answeredEntry(path.id)),
);
