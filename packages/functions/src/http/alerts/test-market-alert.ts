import { reachEndpoints } from "@highway/core/alerts/reach/endpoints";
import * as Reach from "@highway/core/alerts/reach/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(reachEndpoints, "POST /v1/markets/news/alert-tests", async ({ query, body }) =>
  one(await Reach.test({ ...query, alert: body })),
);
