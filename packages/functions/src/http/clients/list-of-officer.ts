import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as OfMember from "@highway/core/clients/of-member/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(clientEndpoints, "GET /v1/corp/officers/{id}/clients", ({ path, query }) =>
  OfMember.list({ ...path, ...query }),
);
