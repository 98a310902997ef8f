import { updateEndpoints } from "@highway/core/market/update/endpoints";
import * as Update from "@highway/core/market/update/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(updateEndpoints, "GET /v1/markets/update/copies/{id}", async ({ path }) =>
  one(await Update.copy(path)),
);
