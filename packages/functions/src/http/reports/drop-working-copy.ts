import { reportEndpoints } from "@highway/core/reports/endpoints";
import * as WorkingCopies from "@highway/core/reports/working-copies/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "DELETE /v2/client/working-copies/{id}", async ({ path, query }) => {
  await WorkingCopies.forget(path.id, query);
  return nothing;
});
