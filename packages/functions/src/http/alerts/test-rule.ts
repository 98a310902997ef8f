import { alertEndpoints } from "@highway/core/alerts/endpoints";
import * as History from "@highway/core/alerts/history";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "POST /v1/markets/lock-alert-tests", async ({ body }) =>
  one(await History.test(body)),
);
