/** Who is to join a corporation. Whoever signs in with an invited address joins. */
export * as Invitations from "./index";

import * as z from "zod/mini";
import { Permissions } from "../../permissions/index";
import { CorpId } from "../../permissions/schema";
import { action } from "../../platform/action";
import { inSeconds, isoNow, now } from "../../platform/clock";
import { env } from "../../platform/env";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { compose, send } from "../../platform/mail";
import { Users } from "../../users/index";
import { type Invitation, InvitationId, InvitationInput } from "../schema";
import { InvitationEntity } from "./entity";
import { invitationMail } from "./mail";

const DAYS = 14;
const MOST_WAITING = 200;

type Kept = Omit<Invitation, "id" | "expiresAt"> & { invitationId: string; expiresAt: number };
const toInvitation = ({ invitationId, email, fullName, isAdmin, sentAt, expiresAt }: Kept): Invitation => ({
  id: invitationId,
  email,
  fullName,
  isAdmin,
  sentAt,
  expiresAt: new Date(expiresAt * 1000).toISOString(),
});

async function waitingAt(corpId: string): Promise<Invitation[]> {
  const { data } = await InvitationEntity.query
    .byCorp({ corpId })
    .go({ pages: "all", consistent: true, order: "desc" });
  return data.filter(({ expiresAt }) => expiresAt * 1000 > now()).map(toInvitation);
}

/** Those who have not joined yet, the last invited first. @throws UserFacingError missing for who does not decide for the corporation */
export const list = async (corpID?: string): Promise<Invitation[]> => waitingAt(Permissions.inCharge(corpID));

const At = { corpID: z.optional(CorpId) };

/**
 * Mails an invitation, or mails it again: an address is invited once. Whether it signs in at another corporation already is not told.
 * @throws UserFacingError missing; conflict when the address is a member's, or when 200 are waiting
 */
export const invite = action(z.extend(InvitationInput, At), async ({ corpID, ...input }): Promise<Invitation> => {
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
});

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

/** Takes an invitation back. @throws UserFacingError missing */
export const withdraw = action(z.strictObject({ ...At, id: InvitationId }), async ({ corpID, id }): Promise<void> => {
  const corpId = Permissions.inCharge(corpID);
  const { data } = await InvitationEntity.delete({ corpId, invitationId: id }).go({ response: "all_old" });
  if (!data) throw new UserFacingError("missing", "That invitation no longer exists.");
  await Permissions.noteFor(corpId, "invitation.withdrawn", {}, data.email);
});
