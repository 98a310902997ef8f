import { letterEndpoints } from "@highway/core/alerts/letters/endpoints";
import * as Letters from "@highway/core/alerts/letters/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(letterEndpoints, "POST /v1/markets/alert-letters", async ({ body }) =>
  one(await Letters.write(body)),
);
