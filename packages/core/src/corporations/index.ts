/** What an admin does for a corporation, and staff for all of them. What a corporation allows is kept by `permissions`. */
export * as Corporations from "./index";

import * as z from "zod/mini";
import { BrandPictures } from "../files/brand/index";
import { Permissions } from "../permissions/index";
import { CorpId, type Corporation, type CorporationName } from "../permissions/schema";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { UserFacingError } from "../platform/errors";
import { Users } from "../users/index";
import { UserId } from "../users/schema";
import { Invitations } from "./invitations/index";
import { Founding, type Officer, OfficerChange, OfficersQuery } from "./schema";

/** The people of the corporation in the order in which they joined. @throws UserFacingError missing */
export const officers = action(
  OfficersQuery,
  async ({ corpID, cursor }): Promise<Officer[]> => Users.byCorporation(Permissions.inCharge(corpID), cursor),
);

/**
 * Makes somebody an admin, or shuts them out, or takes either back; it holds from their next call on. Nobody does it to themself, so a
 * corporation is never left without an admin by its own.
 * @throws UserFacingError missing; conflict
 */
export const setOfficer = action(
  z.extend(OfficerChange, { id: UserId, corpID: z.optional(CorpId) }),
  async ({ id, corpID, isAdmin, isActive }): Promise<Officer> => {
    const corpId = Permissions.inCharge(corpID);
    const { userId, roles } = person();
    const losesOwn = id === userId && (!isActive || isAdmin !== roles.includes("admin"));
    if (losesOwn) throw new UserFacingError("conflict", "Somebody else must change your own rights.");
    const officer = await Users.setStanding({ userId: id, corpId, isAdmin, isActive });
    await Permissions.noteFor(corpId, "officer.changed", { admin: isAdmin, active: isActive }, id);
    return officer;
  },
);

/** Makes an upload the corporation's logo, or takes it away. @throws UserFacingError missing; invalid */
export const setLogo = action(
  z.strictObject({ fullPath: z.nullable(z.string()), corpID: z.optional(CorpId) }),
  async ({ fullPath, corpID }): Promise<Corporation> => {
    const { id } = await Permissions.managed(corpID);
    return Permissions.setLogo(corpID, await BrandPictures.keepCorpLogo(id, fullPath));
  },
);

/** Founds a corporation and invites the person who will run it. For staff alone. */
export const found = action(Founding, async ({ name, admin }): Promise<CorporationName> => {
  const { id } = await Permissions.createCorporation({ name });
  await Permissions.noteFor(id, "corporation.founded", { name });
  await Invitations.invite({ corpID: id, ...admin, isAdmin: true });
  return { id, name };
});
