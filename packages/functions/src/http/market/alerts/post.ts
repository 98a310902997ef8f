import { marketAlertEndpoints } from "@highway/core/market/news/alerts/endpoints";
import * as MarketAlerts from "@highway/core/market/news/alerts/index";
import { endpoint, one } from "../../../endpoint";

export const handler = endpoint(marketAlertEndpoints, "POST /v1/markets/news/alerts", async ({ query, body }) =>
  one(await MarketAlerts.post({ ...query, alert: body })),
);
