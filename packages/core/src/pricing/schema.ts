import * as z from "zod/mini";

const Id = z.nullable(z.string("Enter text").check(z.trim(), z.maxLength(100, "Use at most 100 characters")));

/** The ids by which the pricing provider knows the officer. `hasOptimalBlue` reveals credit score and debt to income in the client's form. */
export const PricingUser = z.strictObject({
  businessID: Id,
  hasOptimalBlue: z.boolean("Answer true or false"),
  originatorID: Id,
});
export type PricingUser = z.output<typeof PricingUser>;
