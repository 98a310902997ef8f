import * as Alerts from "@highway/core/alerts/index";
import { marketEndpoints } from "@highway/core/market/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(marketEndpoints, "PUT /v1/markets/sheets", async ({ body }) =>
  one(await Alerts.saveSheet(body)),
);
