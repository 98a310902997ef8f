import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Invitations from "@highway/core/people/corporations/invitations/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "GET /v1/corp/invitations", ({ query }) =>
  Invitations.list(query.corpID),
);
