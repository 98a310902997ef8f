import { createWriteTransaction } from "electrodb";
import * as z from "zod/mini";
import * as Audit from "../people/audit/index";
import { CorpId } from "../people/permissions/schema";
import * as Users from "../people/users/index";
import { UserId } from "../people/users/schema";
import { action } from "../platform/action";
import { inCharge, person } from "../platform/actor";
import { UserFacingError } from "../platform/errors";
import { commit } from "../platform/table/write";
import { PricingUserEntity } from "./entity";
import { PricingInput, type PricingUser } from "./schema";

const nobody: PricingUser = { businessID: null, hasOptimalBlue: false, originatorID: null };

/** Reads the ids by which the pricing provider knows the officer. They are empty until they are set. */
export const current = (): Promise<PricingUser> => pricingOf(person().userId);

async function pricingOf(ownerId: string): Promise<PricingUser> {
  const { data } = await PricingUserEntity.get({ ownerId }).go({ consistent: true });
  if (!data) return nobody;
  const { businessID = null, hasOptimalBlue, originatorID = null } = data;
  return { businessID, hasOptimalBlue, originatorID };
}

function itemOf(ownerId: string, { businessID, hasOptimalBlue, originatorID }: PricingUser) {
  return { ownerId, hasOptimalBlue, ...(businessID && { businessID }), ...(originatorID && { originatorID }) };
}

/** Sets the ids by which the pricing provider knows the signed-in officer. No endpoint calls it: the seed does. */
export const set = action(PricingInput, async (known): Promise<PricingUser> => {
  await PricingUserEntity.put(itemOf(person().userId, known)).go();
  return current();
});

const place = { id: UserId, corpID: z.optional(CorpId) };

/** Tells the corporation for which the caller decides about this person. @throws UserFacingError missing for a person of another one */
async function corporationOf({ id, corpID }: { id: string; corpID?: string | undefined }): Promise<string> {
  const corpId = inCharge(corpID);
  if ((await Users.corporationOf(id)) !== corpId) throw new UserFacingError("missing", "That person no longer exists.");
  return corpId;
}

/** Reads the ids by which the pricing provider knows a person of the corporation. @throws UserFacingError missing */
export const ofMember = action(z.strictObject(place), async ({ id, corpID }): Promise<PricingUser> => {
  await corporationOf({ id, corpID });
  return pricingOf(id);
});

/** Sets the ids by which the pricing provider knows a person of the corporation. @throws UserFacingError missing */
export const setForMember = action(
  z.strictObject({ ...place, known: PricingInput }),
  async ({ id, corpID, known }): Promise<PricingUser> => {
    const corpId = await corporationOf({ id, corpID });
    const detail = { pricing: known.hasOptimalBlue };
    const trail = { userId: person().userId, corpId };
    await commit(
      createWriteTransaction({ pricing: PricingUserEntity, event: Audit.AuditEntity }, ({ pricing, event }) => [
        pricing.put(itemOf(id, known)).commit(),
        event.create(Audit.eventOf({ kind: "pricing.changed", subject: id, detail }, trail)).commit(),
      ]),
    );
    return pricingOf(id);
  },
);
