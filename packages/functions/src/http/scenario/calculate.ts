import { calculateScenario } from "@highway/core/reports/calculate";
import { reportEndpoints } from "@highway/core/reports/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "POST /v2/scenario/calculate", ({ body, query }) =>
  one(calculateScenario(body, query)),
);
