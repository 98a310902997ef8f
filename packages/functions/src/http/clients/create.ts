import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as Clients from "@highway/core/clients/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(clientEndpoints, "POST /v2/client", async ({ body }) =>
  one(await Clients.create(body)),
);
