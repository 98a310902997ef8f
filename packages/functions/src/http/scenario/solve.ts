import { solveEndpoints } from "@highway/core/reports/solve/endpoints";
import { solveScenario } from "@highway/core/reports/solve/index";
import { one, sessionEndpoint } from "../../session-endpoint";

export const handler = sessionEndpoint(solveEndpoints, "POST /v2/scenario/solve", ({ body }) =>
  one(solveScenario(body)),
);
