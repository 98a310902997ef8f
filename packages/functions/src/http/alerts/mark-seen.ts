import { alertEndpoints } from "@highway/core/alerts/endpoints";
import * as History from "@highway/core/alerts/history";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "PUT /v1/markets/alerts/{id}", async ({ path }) =>
  one(await History.markSeen(path)),
);
