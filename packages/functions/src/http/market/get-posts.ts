import { updateEndpoints } from "@highway/core/market/update/endpoints";
import * as Update from "@highway/core/market/update/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(updateEndpoints, "GET /v1/markets/update/posts", async ({ query }) =>
  one(await Update.posts(query)),
);
