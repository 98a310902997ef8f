import { alertEndpoints } from "@highway/core/alerts/endpoints";
import * as Alerts from "@highway/core/alerts/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "DELETE /v1/markets/lock-alerts/{id}", async ({ path }) => {
  await Alerts.remove(path);
  return nothing;
});
