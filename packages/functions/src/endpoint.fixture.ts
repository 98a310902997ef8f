import { endpoints } from "@highway/core/platform/declare/endpoint";
import * as z from "zod/mini";

const base = {
  does: "Is tried.",
  handler: "x",
  allow: "officer",
  uses: ["table"],
  answer: z.unknown(),
  example: { answer: 1 },
} as const;
/** Declarations of every kind, for the tests of the wrapper. */
export const things = endpoints({
  "GET /thing/{id}": { ...base, path: z.object({ id: z.string().check(z.regex(/^t\d$/, "That thing is gone.")) }) },
  "GET /things": { ...base, query: z.object({ count: z.coerce.number("Count with digits.") }) },
  "PUT /thing": {
    ...base,
    body: z.strictObject({ a: z.optional(z.string()), n: z.optional(z.nullable(z.unknown())) }),
    failure: "Failed to keep the thing.",
  },
  "DELETE /thing": { ...base, answer: z.tuple([]) },
  "GET /admin": { ...base, allow: "admin" },
  "GET /staff": { ...base, allow: "staff" },
  "GET /often": { ...base, limits: [{ by: "actor", count: 2, seconds: 900 }] },
  "POST /open": {
    ...base,
    allow: "anyone",
    limits: [{ by: "address", count: 2, seconds: 900 }],
    body: z.strictObject({}),
    status: 202,
  },
  "GET /bare": { ...base, allow: "anyone", uses: [], bare: true, publicFor: 60 },
});
