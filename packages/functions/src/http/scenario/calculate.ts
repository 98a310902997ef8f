import { scenarioEndpoints } from "@highway/core/reports/calculate/endpoints";
import { calculateScenario } from "@highway/core/reports/calculate/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(scenarioEndpoints, "POST /v2/scenario/calculate", async ({ body, query }) =>
  one(await calculateScenario(body, query)),
);
