import { factorEndpoints } from "@highway/core/people/access/factor-endpoints";
import * as Factors from "@highway/core/people/access/factors";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(factorEndpoints, "POST /v1/auth/passkeys/options", async () =>
  one(await Factors.passkeyOptions()),
);
