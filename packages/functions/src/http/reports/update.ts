import { reportEndpoints } from "@highway/core/reports/endpoints";
import * as Reports from "@highway/core/reports/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "PUT /v2/client/reports/{id}", async ({ path, body }) =>
  one(await Reports.update({ id: path.id, report: body.report })),
);
