import { factorEndpoints } from "@highway/core/people/access/factor-endpoints";
import * as Factors from "@highway/core/people/access/factors";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(factorEndpoints, "DELETE /v1/auth/passkeys/{id}", async ({ path }) => {
  await Factors.removePasskey(path.id);
  return nothing;
});
