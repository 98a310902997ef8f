/** The people of a corporation, and what an admin decides about them. */
import * as z from "zod/mini";
import { action } from "../../../platform/action";
import { person } from "../../../platform/actor";
import { UserFacingError } from "../../../platform/errors";
import * as Permissions from "../../permissions/index";
import { CorpId } from "../../permissions/schema";
import * as Users from "../../users/index";
import { UserId } from "../../users/schema";
import { type Officer, OfficerChange, OfficersQuery } from "../schema";

/** The people of the corporation in the order in which they joined. @throws UserFacingError missing */
export const list = action(
  OfficersQuery,
  async ({ corpID, cursor }): Promise<Officer[]> => Users.byCorporation(Permissions.inCharge(corpID), cursor),
);

/**
 * Makes somebody an admin, or shuts them out, or takes either back; it holds from their next call on. Nobody does it to themself, so a
 * corporation is never left without an admin by its own.
 * @throws UserFacingError missing; conflict
 */
export const set = action(
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
