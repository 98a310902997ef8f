import * as Reach from "@highway/core/alerts/reach/index";
import { marketAlertEndpoints } from "@highway/core/market/news/alerts/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(marketAlertEndpoints, "POST /v1/markets/news/alerts", async ({ query, body }) =>
  one(await Reach.post({ ...query, alert: body })),
);
