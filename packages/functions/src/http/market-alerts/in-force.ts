import { marketAlertEndpoints } from "@highway/core/market/news/alerts/endpoints";
import * as MarketAlerts from "@highway/core/market/news/alerts/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(marketAlertEndpoints, "GET /v1/markets/news/alert", () => MarketAlerts.inForce());
