import { endpoints } from "../platform/declare/endpoint";
import { PricingUser } from "./schema";

export const pricingEndpoints = endpoints({
  "GET /v1/optimalBlue/get-user-data": {
    does: "What the pricing provider knows the officer by.",
    handler: "pricing/get-user-data",
    allow: "officer",
    uses: ["table"],
    answer: PricingUser,
    example: { answer: { businessID: "4411", hasOptimalBlue: true, originatorID: "77120" } },
  },
});
