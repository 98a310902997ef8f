import { pricingEndpoints } from "@highway/core/pricing/endpoints";
import * as Pricing from "@highway/core/pricing/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(pricingEndpoints, "GET /v1/corp/officers/{id}/pricing", async ({ path, query }) =>
  one(await Pricing.ofMember({ ...path, ...query })),
);
