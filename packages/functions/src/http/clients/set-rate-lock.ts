import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as OfClient from "@highway/core/reports/of-client/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(clientEndpoints, "PUT /v2/client/{id}/rate-lock", async ({ path, body }) =>
  one(await OfClient.setRateLock({ ...path, ...body })),
);
