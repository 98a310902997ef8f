import { alertEndpoints } from "@highway/core/alerts/endpoints";
import * as Alerts from "@highway/core/alerts/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "GET /v1/markets/lock-alerts", async () => one(await Alerts.mine()));
