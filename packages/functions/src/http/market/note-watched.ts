import { updateEndpoints } from "@highway/core/market/update/endpoints";
import * as Update from "@highway/core/market/update/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(updateEndpoints, "POST /v1/markets/update/watched", async ({ body }) =>
  one(await Update.noteWatched(body)),
);
