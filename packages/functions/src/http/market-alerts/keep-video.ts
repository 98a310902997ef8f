import { marketAlertEndpoints } from "@highway/core/market/news/alerts/endpoints";
import * as Recordings from "@highway/core/market/news/alerts/recordings/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(marketAlertEndpoints, "POST /v1/markets/news/alert-videos", async ({ query, body }) =>
  one(await Recordings.keepVideo({ ...query, ...body })),
);
