import { action } from "../platform/action";
import { person } from "../platform/actor";
import { PricingUserEntity } from "./entity";
import { PricingUser } from "./schema";

const nobody: PricingUser = { businessID: null, hasOptimalBlue: false, originatorID: null };

/** What the pricing provider knows the officer by; nothing until it is set. */
export async function current(): Promise<PricingUser> {
  const { data } = await PricingUserEntity.get({ ownerId: person().userId }).go();
  if (!data) return nobody;
  const { businessID = null, hasOptimalBlue, originatorID = null } = data;
  return { businessID, hasOptimalBlue, originatorID };
}

/** Sets it for the signed-in officer. Not an endpoint: the provider's own set-up and the seed call it. */
export const set = action(PricingUser, async ({ businessID, hasOptimalBlue, originatorID }): Promise<PricingUser> => {
  await PricingUserEntity.put({
    ownerId: person().userId,
    hasOptimalBlue,
    ...(businessID !== null && { businessID }),
    ...(originatorID !== null && { originatorID }),
  }).go();
  return { businessID, hasOptimalBlue, originatorID };
});
