import { pricingEndpoints } from "@highway/core/pricing/endpoints";
import * as Pricing from "@highway/core/pricing/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(pricingEndpoints, "GET /v1/optimalBlue/get-user-data", () => Pricing.current());
