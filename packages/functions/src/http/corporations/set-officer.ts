import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Corporations from "@highway/core/people/corporations/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "PUT /v1/corp/officers/{id}", async ({ path, query, body }) =>
  one(await Corporations.setOfficer({ ...path, ...query, change: body })),
);
