import { marketEndpoints } from "@highway/core/market/endpoints";
import * as News from "@highway/core/market/news/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(marketEndpoints, "GET /v1/markets/news", async () =>
  JSON.stringify(await News.forOfficer()),
);
