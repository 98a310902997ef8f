import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Invitations from "@highway/core/people/corporations/invitations/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "POST /v1/corp/invitations", async ({ query, body }) =>
  one(await Invitations.invite({ ...query, ...body })),
);
