import * as z from "zod/mini";
import { Was } from "../platform/fields.schema";

const Id = z.nullable(z.string("Enter text").check(z.trim(), z.maxLength(100, "Use at most 100 characters")));

/** The ids by which the pricing provider knows the officer. `hasOptimalBlue` reveals credit score and debt to income in the client's form. */
export const PricingUser = z.strictObject({
  businessID: Id,
  hasOptimalBlue: z.boolean("Answer true or false"),
  originatorID: Id,
});
export type PricingUser = z.output<typeof PricingUser>;

const onlyWithId = (name: "businessID" | "originatorID", label: string) =>
  z.refine<PricingUser>((set) => !set.hasOptimalBlue || Boolean(set[name]), {
    error: `Enter the ${label} before you turn on Optimal Blue`,
    path: [name],
  });

/** What an admin sets. The provider is asked by both ids, so without either of them it stays off. */
export const PricingInput = PricingUser.check(
  onlyWithId("businessID", "Business ID"),
  onlyWithId("originatorID", "Originator ID"),
);
/** A save of an admin, with what was set when the change began. */
export const PricingSave = z.extend(PricingInput, { was: Was });
