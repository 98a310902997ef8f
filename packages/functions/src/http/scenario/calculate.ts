import { scenarioEndpoints } from "@highway/core/reports/calculate/endpoints";
import { calculateScenario } from "@highway/core/reports/calculate/index";
import { one, sessionEndpoint } from "../../session-endpoint";

export const handler = sessionEndpoint(scenarioEndpoints, "POST /v2/scenario/calculate", ({ body, query }) =>
  one(calculateScenario(body, query)),
);
