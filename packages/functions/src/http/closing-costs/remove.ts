import { closingCostEndpoints } from "@highway/core/closing-costs/endpoints";
import * as ClosingCosts from "@highway/core/closing-costs/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(closingCostEndpoints, "DELETE /v1/closingCosts/{id}", async ({ path }) => {
  await ClosingCosts.remove(path.id);
  return nothing;
});
