import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as Clients from "@highway/core/clients/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(clientEndpoints, "GET /v2/client/{id}", async ({ path }) =>
  one(await Clients.get(path.id)),
);
