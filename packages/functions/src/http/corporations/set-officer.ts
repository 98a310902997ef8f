import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Officers from "@highway/core/people/corporations/officers/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "PUT /v1/corp/officers/{id}", async ({ path, query, body }) =>
  one(await Officers.set({ ...path, ...query, ...body })),
);
