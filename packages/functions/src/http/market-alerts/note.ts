import { marketAlertEndpoints } from "@highway/core/market/news/alerts/endpoints";
import * as MarketAlerts from "@highway/core/market/news/alerts/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(marketAlertEndpoints, "POST /v1/markets/news/alert-openings", async ({ body }) => {
  await MarketAlerts.countOpening(body);
  return nothing;
});
