import { alertEndpoints } from "@highway/core/alerts/endpoints";
import * as Alerts from "@highway/core/alerts/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "PUT /v1/markets/alert-settings", async ({ body }) =>
  one(await Alerts.saveSettings(body)),
);
