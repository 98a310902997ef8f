import { alertEndpoints } from "@highway/core/alerts/endpoints";
import * as Alerts from "@highway/core/alerts/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "POST /v1/markets/lock-alerts/{id}/restore", async ({ path }) =>
  one(await Alerts.restore(path)),
);
