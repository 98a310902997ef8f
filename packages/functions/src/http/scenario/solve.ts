import { solveEndpoints } from "@highway/core/reports/solve/endpoints";
import { solveScenario } from "@highway/core/reports/solve/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(solveEndpoints, "POST /v2/scenario/solve", ({ body }) => one(solveScenario(body)));
