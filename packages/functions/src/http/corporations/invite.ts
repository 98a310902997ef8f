import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Inviting from "@highway/core/people/corporations/inviting/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "POST /v1/corp/invitations", async ({ query, body }) =>
  one(await Inviting.invite({ ...query, ...body })),
);
