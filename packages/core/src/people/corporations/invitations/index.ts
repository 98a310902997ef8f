/** Who is to join a corporation. Whoever signs in with an invited address joins. */
import * as z from "zod/mini";
import { action } from "../../../platform/action";
import { UserFacingError } from "../../../platform/errors";
import * as Permissions from "../../permissions/index";
import { CorpId } from "../../permissions/schema";
import { type Invitation, InvitationId } from "../schema";
import { InvitationEntity } from "./entity";
import { waitingAt } from "./waiting";

/** Those who have not joined yet, the last invited first. @throws UserFacingError missing for who does not decide for the corporation */
export const list = async (corpID?: string): Promise<Invitation[]> => waitingAt(Permissions.inCharge(corpID));

/** Takes an invitation back. @throws UserFacingError missing */
export const withdraw = action(
  z.strictObject({ corpID: z.optional(CorpId), id: InvitationId }),
  async ({ corpID, id }): Promise<void> => {
    const corpId = Permissions.inCharge(corpID);
    const { data } = await InvitationEntity.delete({ corpId, invitationId: id }).go({ response: "all_old" });
    if (!data) throw new UserFacingError("missing", "That invitation no longer exists.");
    await Permissions.noteFor(corpId, "invitation.withdrawn", {}, data.email);
  },
);
