import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as Clients from "@highway/core/clients/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(clientEndpoints, "GET /v2/client/search", async ({ query }) =>
  one({ data: await Clients.search(query) }),
);
