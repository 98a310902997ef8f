import { alertEndpoints } from "@highway/core/alerts/endpoints";
import * as Settings from "@highway/core/alerts/settings";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "PUT /v1/markets/alert-settings", async ({ body }) =>
  one(await Settings.saveSettings(body)),
);
