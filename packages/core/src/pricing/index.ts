import * as z from "zod/mini";
import * as Audit from "../people/audit/index";
import { CorpId } from "../people/permissions/schema";
import * as Users from "../people/users/index";
import { UserId } from "../people/users/schema";
import { action } from "../platform/action";
import { inCharge, person } from "../platform/actor";
import { UserFacingError } from "../platform/errors";
import { saveOver } from "../platform/save-over";
import { unchanged } from "../platform/table/write";
import { PricingUserEntity } from "./entity";
import { PricingInput, PricingSave, type PricingUser } from "./schema";

const nobody: PricingUser = { businessID: null, hasOptimalBlue: false, originatorID: null };

/** Reads the ids by which the pricing provider knows the officer. They are empty until they are set. */
export const current = (): Promise<PricingUser> => pricingOf(person().userId);

const pricingOf = async (ownerId: string): Promise<PricingUser> => (await read(ownerId)).known;

async function read(ownerId: string): Promise<{ known: PricingUser; changes?: number | undefined }> {
  const { data } = await PricingUserEntity.get({ ownerId }).go({ consistent: true });
  if (!data) return { known: nobody };
  const { businessID = null, hasOptimalBlue, originatorID = null, changes } = data;
  return { known: { businessID, hasOptimalBlue, originatorID }, changes };
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

/**
 * Sets the ids by which the pricing provider knows a person of the corporation. They belong together, so anything that was changed elsewhere is refused.
 * @throws UserFacingError missing; conflict, with what is set in `current`, where it was changed elsewhere after it was read
 */
export const setForMember = action(
  z.strictObject({ ...place, known: PricingSave }),
  async ({ id, corpID, known }): Promise<PricingUser> =>
    save({ id, corpId: await corporationOf({ id, corpID }), known }),
);

type Save = { id: string; corpId: string; known: z.output<typeof PricingSave> };

async function save({ id, corpId, known }: Save): Promise<PricingUser> {
  const { was, ...sent } = known;
  const { known: current, changes } = await read(id);
  const { shape: fields } = PricingInput;
  const refusal = "This pricing provider was changed after you opened it.";
  const item = itemOf(id, saveOver({ was, sent, now: current, fields, isWhole: true, refusal, current }));
  const isWritten = await Audit.commitWithEvent(
    PricingUserEntity,
    (pricing) =>
      pricing
        .put({ ...item, changes: (changes ?? 0) + 1 })
        .where(unchanged(changes))
        .commit(),
    Audit.eventOf(
      { kind: "pricing.changed", subject: id, detail: { pricing: sent.hasOptimalBlue } },
      { userId: person().userId, corpId },
    ),
  );
  // Another save came between the read and the write: this one begins from there.
  return isWritten ? pricingOf(id) : save({ id, corpId, known });
}
