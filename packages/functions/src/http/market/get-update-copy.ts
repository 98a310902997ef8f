import * as Copies from "@highway/core/market/update/copies";
import { updateEndpoints } from "@highway/core/market/update/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(updateEndpoints, "GET /v1/markets/update/copies/{id}", async ({ path }) =>
  one(await Copies.copy(path)),
);
