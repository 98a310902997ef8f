import { marketAlertEndpoints } from "@highway/core/market/news/alerts/endpoints";
import * as MarketAlerts from "@highway/core/market/news/alerts/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(marketAlertEndpoints, "PUT /v1/markets/news/alerts/{id}/end", async ({ path, query }) =>
  one(await MarketAlerts.end({ ...path, ...query })),
);
