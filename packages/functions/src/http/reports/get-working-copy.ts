import { reportEndpoints } from "@highway/core/reports/endpoints";
import * as WorkingCopies from "@highway/core/reports/working-copies/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "GET /v2/client/working-copies/{id}", async ({ path }) => {
  const copy = await WorkingCopies.find(path.id);
  return copy ? [copy] : [];
});
