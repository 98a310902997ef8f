import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as Clients from "@highway/core/clients/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(clientEndpoints, "GET /v2/client/searchEmail", ({ query }) =>
  Clients.byEmail(query.email),
);
