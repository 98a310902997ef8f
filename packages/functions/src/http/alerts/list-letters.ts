import { letterEndpoints } from "@highway/core/alerts/letters/endpoints";
import * as Letters from "@highway/core/alerts/letters/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(letterEndpoints, "GET /v1/markets/alerts/{id}/letters", async ({ path }) =>
  one(await Letters.list(path)),
);
