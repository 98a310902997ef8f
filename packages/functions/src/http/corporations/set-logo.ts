import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as CorporationLogo from "@highway/core/people/corporations/logo/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "PUT /v1/corp/logo", async ({ query, body }) =>
  one(await CorporationLogo.set({ ...query, ...body })),
);
