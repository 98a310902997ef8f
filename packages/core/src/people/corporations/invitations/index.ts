/** This folder keeps the invitations to join a corporation. A person who signs in with an invited address joins. */
import { createWriteTransaction } from "electrodb";
import * as z from "zod/mini";
import { action } from "../../../platform/action";
import { inCharge, person } from "../../../platform/actor";
import { inSeconds, isoNow, now } from "../../../platform/clock";
import { appAddress } from "../../../platform/declare/env";
import { UserFacingError } from "../../../platform/errors";
import { idByText } from "../../../platform/id";
import { compose, send } from "../../../platform/mail/mail";
import type { Mail } from "../../../platform/mail/mime";
import { escapeHtml, mailPage } from "../../../platform/mail/page";
import { commit } from "../../../platform/table/write";
import * as Audit from "../../audit/index";
import * as Permissions from "../../permissions/index";
import { CorpId, type Corporation } from "../../permissions/schema";
import * as Users from "../../users/index";
import type { User } from "../../users/schema";
import { type Invitation, InvitationId, InvitationInput } from "../schema";
import { InvitationEntity } from "./entity";

/** Lists the people who have not joined yet, the last invited first. @throws UserFacingError missing when the person does not manage the corporation */
export const list = async (corpID?: string): Promise<Invitation[]> => openInvitations(inCharge(corpID));

const WithdrawInput = z.strictObject({ corpID: z.optional(CorpId), id: InvitationId });
/** Withdraws an invitation. @throws UserFacingError missing */
export const withdraw = action(WithdrawInput, async ({ corpID, id }): Promise<void> => {
  const corpId = inCharge(corpID);
  const key = { corpId, invitationId: id };
  const { data } = await InvitationEntity.get(key).go({ consistent: true });
  const event = Audit.eventOf({ kind: "invitation.withdrawn", subject: data?.email ?? "" }, trailOf(corpId));
  if (!data || !(await Audit.commitWithEvent(InvitationEntity, (all) => all.remove(key).commit(), event))) throw gone();
});

const gone = () => new UserFacingError("missing", "That invitation no longer exists.");
const trailOf = (corpId: string) => ({ userId: person().userId, corpId });

const INVITATION_DAYS = 14;
const MOST_WAITING = 200;

type Invited = z.output<typeof InvitationInput>;
const InviteInput = z.extend(InvitationInput, { corpID: z.optional(CorpId) });
/**
 * Mails an invitation, or mails it again: an address is invited once. Of two who invite it at the same moment one mails, and the other is answered what the
 * first has written. The answer does not tell whether the address signs in at another corporation.
 * @throws UserFacingError missing; conflict when the address is a member's, or when 200 invitations are waiting
 */
export const invite = action(InviteInput, async ({ corpID, ...input }): Promise<Invitation> => {
  const corporation = await Permissions.managedCorporation(corpID);
  const corpId = corporation.id;
  await refuseMember(input.email, corpId);
  const waiting = await openInvitations(corpId);
  const before = waiting.find(({ email }) => email === input.email);
  if (!before && waiting.length >= MOST_WAITING)
    throw new UserFacingError("conflict", `${MOST_WAITING} invitations are already waiting. Withdraw some first.`);
  const record = newRecord(input, before?.id ?? idOf(corpId, input.email));
  const event = sentEvent(corpId, input, before ? "invitation.sent-again" : "invitation.sent");
  const isWritten = await Audit.commitWithEvent(
    InvitationEntity,
    (all) =>
      all
        .put({ corpId, ...record })
        .where(({ sentAt, expiresAt }, { eq, lte, notExists }) =>
          before ? eq(sentAt, before.sentAt) : `${notExists(sentAt)} OR ${lte(expiresAt, now() / 1000)}`,
        )
        .commit(),
    event,
  );
  if (!isWritten) return invitedMeanwhile(corpId, input.email);
  await mailInvitation(input.email, corporation.name);
  return toInvitation(record);
});

const idOf = (corpId: string, email: string) => idByText("invitation", `${corpId} ${email}`);

/** Answers what somebody else has written since the invitations were read. @throws UserFacingError missing when it is gone again */
async function invitedMeanwhile(corpId: string, email: string): Promise<Invitation> {
  const written = (await openInvitations(corpId)).find((invitation) => invitation.email === email);
  if (!written) throw gone();
  return written;
}

const newRecord = (input: Invited, invitationId: string) => ({
  ...input,
  invitationId,
  sentAt: isoNow(),
  expiresAt: inSeconds(INVITATION_DAYS * 86_400),
});

const sentEvent = (corpId: string, { email, isAdmin }: Invited, kind: `invitation.${string}`) =>
  Audit.eventOf({ kind, subject: email, detail: { admin: isAdmin } }, trailOf(corpId));

/**
 * Writes a new corporation and the invitation of the person who will run it, and mails that. Where the mail is cut short, the invitation can be mailed again.
 * @returns whether the corporation is new; one that exists is left as it is, and nobody is mailed
 */
export async function foundWith({ id: corpId, ...record }: Corporation, invited: Invited): Promise<boolean> {
  const { name } = record;
  const invitation = { corpId, ...newRecord(invited, idOf(corpId, invited.email)) };
  const founded = Audit.eventOf({ kind: "corporation.founded", subject: corpId, detail: { name } }, trailOf(corpId));
  const refused = await commit(
    createWriteTransaction(
      { corporation: Permissions.CorporationEntity, invitation: InvitationEntity, event: Audit.AuditEntity },
      (within) => [
        within.corporation.create({ corpId, record }).commit(),
        within.invitation.create(invitation).commit(),
        within.event.create(founded).commit(),
        within.event.create(sentEvent(corpId, invited, "invitation.sent")).commit(),
      ],
    ),
  );
  if (refused.length > 0) return false;
  await mailInvitation(invited.email, name);
  return true;
}

async function refuseMember(email: string, corpId: string): Promise<void> {
  const userId = await Users.idByEmail(email);
  const member = userId && (await Users.corporationOf(userId)) === corpId;
  const sentence = "That address already belongs to a member.";
  if (member) throw new UserFacingError("conflict", sentence, { fields: { email: sentence } });
}

async function mailInvitation(to: string, corporation: string): Promise<void> {
  const { header, profile } = await Users.current();
  const signIn = `${appAddress()}/sign-in`;
  await send(
    compose(
      invitationMail({ to, corporation, inviter: header.name || profile.fullName, signIn, days: INVITATION_DAYS }),
    ),
  );
}

type InvitationRecord = Omit<Invitation, "id" | "expiresAt"> & { invitationId: string; expiresAt: number };
/** Turns a saved invitation into what people see. */
const toInvitation = ({ invitationId, email, fullName, isAdmin, sentAt, expiresAt }: InvitationRecord): Invitation => ({
  id: invitationId,
  email,
  fullName,
  isAdmin,
  sentAt,
  expiresAt: new Date(expiresAt * 1000).toISOString(),
});

/** Lists a corporation's invitations that still hold, the last one first. */
async function openInvitations(corpId: string): Promise<Invitation[]> {
  const { data } = await InvitationEntity.query.byCorp({ corpId }).go({ pages: "all", consistent: true });
  return lastFirst(data).map(toInvitation);
}

export type OpenInvitation = {
  corpId: string;
  invitationId: string;
  email: string;
  fullName: string;
  isAdmin: boolean;
};

/** Lists the invitations of this address that still hold, the newest first. It takes one query whether there are any or not. */
export async function invitationsTo(email: string): Promise<OpenInvitation[]> {
  const { data } = await InvitationEntity.query.byEmail({ email }).go();
  return lastFirst(data);
}

/** Returns the invitations that still hold, the last one first. */
const lastFirst = <I extends { sentAt: string; expiresAt: number }>(all: readonly I[]): I[] =>
  all.filter(({ expiresAt }) => expiresAt * 1000 > now()).sort((one, other) => other.sentAt.localeCompare(one.sentAt));

/**
 * Creates the invited person, who has proved with a code that the address is theirs, and uses the invitation up.
 * @throws UserFacingError conflict when the address is somebody's by now; missing when the invitation was withdrawn at this moment
 */
export async function accept({ corpId, invitationId, email, fullName, isAdmin }: OpenInvitation): Promise<User> {
  const { user, writes } = await Users.enterUser({ email, fullName, corpID: corpId, isAdmin });
  const joined = Audit.eventOf({ kind: "officer.joined", subject: user.id }, { userId: user.id, corpId });
  const refused = await commit(
    createWriteTransaction(
      { ...Users.entrants, invitation: InvitationEntity, event: Audit.AuditEntity },
      ({ user, address, invitation, event }) => [
        ...writes({ user, address }),
        invitation.remove({ corpId, invitationId }).commit(),
        event.create(joined).commit(),
      ],
    ),
  );
  Users.refuseTaken(refused);
  if (refused.length > 0) throw gone();
  return user;
}

type Words = { to: string; corporation: string; inviter: string; signIn: string; days: number };

/** Writes the invitation without a code or a token: whoever reads it must still prove, with a code, that the address is theirs. */
function invitationMail({ to, corporation, signIn, days, ...by }: Words): Omit<Mail, "from"> {
  // A line break in a name would begin a header of its own.
  const inviter = by.inviter.replace(/\s+/g, " ");
  const what = `${inviter} invited you to Highway as a member of ${corporation}. With Highway, loan officers build, compare and share mortgage scenarios.`;
  const how = `Sign in with this address, ${to}, and a code that you will get by email. There is no password to choose.`;
  const until = `The invitation is good for ${days} days. If you do not know ${corporation}, you can ignore it.`;
  return {
    to,
    subject: `${inviter} invited you to Highway`,
    text: `${what}\n\n${how}\n${signIn}\n\n${until}\n\nHighway\n`,
    html: mailPage({
      title: `Join ${corporation} on Highway`,
      words: [escapeHtml(what), escapeHtml(how)],
      action: { label: "Sign in", url: signIn },
      small: escapeHtml(until),
    }),
  };
}
