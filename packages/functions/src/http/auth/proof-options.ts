import { factorEndpoints } from "@highway/core/people/access/factor-endpoints";
import * as Proof from "@highway/core/people/access/proof";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(factorEndpoints, "POST /v1/auth/proof/options", async () =>
  one(await Proof.proofWays()),
);
