import { factorEndpoints } from "@highway/core/people/access/factor-endpoints";
import * as Factors from "@highway/core/people/access/factors";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(factorEndpoints, "DELETE /v1/auth/authenticator", async () => {
  await Factors.removeAuthenticator();
  return nothing;
});
