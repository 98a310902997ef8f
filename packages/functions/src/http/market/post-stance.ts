import { updateEndpoints } from "@highway/core/market/update/endpoints";
import * as Update from "@highway/core/market/update/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(updateEndpoints, "PUT /v1/markets/update/stance", async ({ query, body }) =>
  one(await Update.postStance({ ...query, ...body })),
);
