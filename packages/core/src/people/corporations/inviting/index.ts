/** Mails people that they may join a corporation. */
import * as z from "zod/mini";
import { action } from "../../../platform/action";
import { inSeconds, isoNow } from "../../../platform/clock";
import { env } from "../../../platform/declare/env";
import { UserFacingError } from "../../../platform/errors";
import { newId } from "../../../platform/id";
import { compose, send } from "../../../platform/mail/mail";
import * as Permissions from "../../permissions/index";
import { CorpId } from "../../permissions/schema";
import * as Users from "../../users/index";
import { InvitationEntity } from "../invitations/entity";
import { invitationMail } from "../invitations/mail";
import { toInvitation, waitingAt } from "../invitations/waiting";
import { type Invitation, InvitationInput } from "../schema";

const DAYS = 14;
const MOST_WAITING = 200;

/**
 * Mails an invitation, or mails it again: an address is invited once. Whether it signs in at another corporation already is not told.
 * @throws UserFacingError missing; conflict when the address is a member's, or when 200 are waiting
 */
export const invite = action(
  z.extend(InvitationInput, { corpID: z.optional(CorpId) }),
  async ({ corpID, ...input }): Promise<Invitation> => {
    const corporation = await Permissions.managed(corpID);
    const corpId = corporation.id;
    await refuseMember(input.email, corpId);
    const waiting = await waitingAt(corpId);
    const before = waiting.find(({ email }) => email === input.email);
    if (!before && waiting.length >= MOST_WAITING)
      throw new UserFacingError("conflict", `${MOST_WAITING} invitations are waiting already. Withdraw some first.`);
    const invitationId = before?.id ?? newId("invitation");
    const kept = { ...input, invitationId, sentAt: isoNow(), expiresAt: inSeconds(DAYS * 86_400) };
    await InvitationEntity.put({ corpId, ...kept }).go();
    const kind = before ? "invitation.sent-again" : "invitation.sent";
    await Permissions.noteFor(corpId, kind, { admin: input.isAdmin }, input.email);
    await mailTo(input.email, corporation.name);
    return toInvitation(kept);
  },
);

async function refuseMember(email: string, corpId: string): Promise<void> {
  const userId = await Users.idByEmail(email);
  const member = userId && (await Users.corporationOf(userId)) === corpId;
  const sentence = "That address is a member's already.";
  if (member) throw new UserFacingError("conflict", sentence, { fields: { email: sentence } });
}

async function mailTo(to: string, corporation: string): Promise<void> {
  const { header, profile } = await Users.current();
  const signIn = `${env("ORIGIN").split(",")[0]}/sign-in`;
  await send(
    compose(invitationMail({ to, corporation, inviter: header.name || profile.fullName, signIn, days: DAYS })),
  );
}
