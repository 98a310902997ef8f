import { closingCostEndpoints } from "@highway/core/closing-costs/endpoints";
import * as ClosingCosts from "@highway/core/closing-costs/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(closingCostEndpoints, "POST /v1/closingCosts/save", ({ body }) =>
  ClosingCosts.save(body),
);
