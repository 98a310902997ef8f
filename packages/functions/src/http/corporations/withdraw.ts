import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Invitations from "@highway/core/people/corporations/invitations/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "DELETE /v1/corp/invitations/{id}", async ({ path, query }) => {
  await Invitations.withdraw({ ...path, ...query });
  return nothing;
});
