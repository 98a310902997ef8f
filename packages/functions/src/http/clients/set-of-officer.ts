import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as OfClient from "@highway/core/reports/of-client/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(
  clientEndpoints,
  "PUT /v1/corp/officers/{id}/clients/{clientID}",
  async ({ path, query, body: sent }) => one(await OfClient.setForMember({ ...path, ...query, sent })),
);
