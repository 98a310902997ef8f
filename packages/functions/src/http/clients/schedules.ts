import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as Clients from "@highway/core/clients/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(
  clientEndpoints,
  "GET /v1/marketing-kit/schedules/{clientId}",
  async ({ path }) => (await Clients.get(path.clientId)).schedules,
);
