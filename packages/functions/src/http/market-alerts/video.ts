import { marketAlertEndpoints } from "@highway/core/market/news/alerts/endpoints";
import * as Recordings from "@highway/core/market/news/alerts/recordings/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(marketAlertEndpoints, "GET /v1/markets/news/alert-video", async ({ query }) =>
  one(await Recordings.video(query)),
);
