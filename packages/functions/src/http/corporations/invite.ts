import { corporationEndpoints } from "@highway/core/corporations/endpoints";
import { Invitations } from "@highway/core/corporations/invitations/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "POST /v1/corp/invitations", async ({ query, body }) =>
  one(await Invitations.invite({ ...query, ...body })),
);
