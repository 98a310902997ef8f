import { alertEndpoints } from "@highway/core/alerts/endpoints";
import * as Alerts from "@highway/core/alerts/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "PUT /v1/markets/lock-alerts/{id}", async ({ path, body }) =>
  one(await Alerts.update({ id: path.id, rule: body })),
);
