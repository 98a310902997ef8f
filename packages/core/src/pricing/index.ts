import { action } from "../platform/action";
import { person } from "../platform/actor";
import { PricingUserEntity } from "./entity";
import { PricingUser } from "./schema";

const nobody: PricingUser = { businessID: null, hasOptimalBlue: false, originatorID: null };

/** Reads how the pricing provider knows the officer. The fields are empty until they are set. */
export async function current(): Promise<PricingUser> {
  const { data } = await PricingUserEntity.get({ ownerId: person().userId }).go();
  if (!data) return nobody;
  const { businessID = null, hasOptimalBlue, originatorID = null } = data;
  return { businessID, hasOptimalBlue, originatorID };
}

/** Sets how the pricing provider knows the signed-in officer. No endpoint calls it: the provider's own set-up and the seed do. */
export const set = action(PricingUser, async ({ businessID, hasOptimalBlue, originatorID }): Promise<PricingUser> => {
  await PricingUserEntity.put({
    ownerId: person().userId,
    hasOptimalBlue,
    ...(businessID !== null && { businessID }),
    ...(originatorID !== null && { originatorID }),
  }).go();
  return { businessID, hasOptimalBlue, originatorID };
});
