import { corporationEndpoints } from "@highway/core/corporations/endpoints";
import { Corporations } from "@highway/core/corporations/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "PUT /v1/corp/logo", async ({ query, body }) =>
  one(await Corporations.setLogo({ ...query, ...body })),
);
