import * as z from "zod/mini";
import { CorpQuery } from "../people/corporations/schema";
import { exampleUser } from "../people/users/example";
import { UserId } from "../people/users/schema";
import { endpoints } from "../platform/declare/endpoint";
import { PricingSave, PricingUser } from "./schema";

const pricingExample = { businessID: "4411", hasOptimalBlue: true, originatorID: "77120" };
const ofMember = { allow: "admin", uses: ["table"], path: z.object({ id: UserId }), query: CorpQuery } as const;
const path = { id: exampleUser.id };

export const pricingEndpoints = endpoints({
  "GET /v1/optimalBlue/get-user-data": {
    does: "The officer's ids at the pricing provider.",
    handler: "pricing/get-user-data",
    allow: "officer",
    uses: ["table"],
    answer: PricingUser,
    example: { answer: pricingExample },
  },
  "GET /v1/corp/officers/{id}/pricing": {
    does: "The ids of a person of the corporation at the pricing provider.",
    handler: "pricing/get-of-officer",
    ...ofMember,
    answer: z.tuple([PricingUser]),
    example: { path, query: {}, answer: [pricingExample] },
  },
  "PUT /v1/corp/officers/{id}/pricing": {
    does: "Sets a person's ids at the pricing provider, and whether their client form has credit score and debt to income. `was` may say what was set when it was read: if that was changed elsewhere since, it is a conflict (409).",
    handler: "pricing/set-of-officer",
    ...ofMember,
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    body: PricingSave,
    answer: z.tuple([PricingUser]),
    example: { path, query: {}, body: pricingExample, answer: [pricingExample] },
  },
});
