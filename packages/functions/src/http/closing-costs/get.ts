import { closingCostEndpoints } from "@highway/core/closing-costs/endpoints";
import * as ClosingCosts from "@highway/core/closing-costs/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(closingCostEndpoints, "GET /v1/closingCosts/details", async ({ query }) =>
  one(await ClosingCosts.get(query.ccID)),
);
