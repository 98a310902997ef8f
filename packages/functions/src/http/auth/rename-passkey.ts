import { factorEndpoints } from "@highway/core/people/access/factor-endpoints";
import * as Factors from "@highway/core/people/access/factors";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(factorEndpoints, "PUT /v1/auth/passkeys/{id}", async ({ path, body }) =>
  one(await Factors.renamePasskey({ ...path, ...body })),
);
