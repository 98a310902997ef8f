import { reportEndpoints } from "@highway/core/reports/endpoints";
import * as Reports from "@highway/core/reports/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "DELETE /v2/client/reports/{id}", async ({ path }) => {
  await Reports.remove(path.id);
  return nothing;
});
