import { marketAlertEndpoints } from "@highway/core/market/news/alerts/endpoints";
import * as MarketAlerts from "@highway/core/market/news/alerts/index";
import { endpoint, one } from "../../../endpoint";

export const handler = endpoint(marketAlertEndpoints, "POST /v1/markets/news/alert-sounds", async ({ query, body }) =>
  one(await MarketAlerts.keepSound({ ...query, ...body })),
);
