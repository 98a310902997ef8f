import { alertEndpoints } from "@highway/core/alerts/endpoints";
import * as History from "@highway/core/alerts/history";
import { endpoint } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "GET /v1/markets/alerts", () => History.list());
