import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as OfMember from "@highway/core/clients/of-member/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(
  clientEndpoints,
  "GET /v1/corp/officers/{id}/clients/{clientID}",
  async ({ path, query }) => one(await OfMember.get({ ...path, ...query })),
);
