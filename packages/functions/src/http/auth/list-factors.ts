import { factorEndpoints } from "@highway/core/people/access/factor-endpoints";
import * as Factors from "@highway/core/people/access/factors";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(factorEndpoints, "GET /v1/auth/factors", async () => one(await Factors.ownFactors()));
