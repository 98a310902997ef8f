import * as z from "zod/mini";
import { action } from "../../platform/action";
import { origin, runAs } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import * as Audit from "../audit/index";
import { accept, type OpenInvitation } from "../corporations/invitations/index";
import * as Permissions from "../permissions/index";
import * as Users from "../users/index";
import type { User } from "../users/schema";
import { askerOf } from "./asker";
import { countTrying, giveBackCounted } from "./codes/budgets";
import { holds, useUp } from "./codes/index";
import { withProof } from "./device";
import { type InvitationChoice, SignIn } from "./schema";
import * as Sessions from "./sessions/index";

const Attempt = z.extend(SignIn, {
  /** The cookie that `Codes.ask` gave the browser holds this token. */
  browser: z._default(z.string(), ""),
  /** The cookie with proofs of earlier sign-ins. */
  device: z.optional(z.string()),
  /** The browser held this session cookie before. */
  previous: z.optional(z.string()),
});

const wrongCode = "That code doesn't match. Check the newest email from Highway, or ask for a new code.";

/** The person who signed in, and what the cookies of the session and of the device hold. */
type SignedIn = { user: User; cookie: string; device: string };

/**
 * Signs a person in with the mailed code. The answer is the same whether the address is unknown, or the code is wrong, old, used, tried too
 * often, or asked for by another browser.
 * @throws UserFacingError conflict, with the invitations, when several corporations invite the person and none was chosen; the code still works
 */
export const signIn = action(Attempt, async ({ previous, device, invitation, ...claim }): Promise<SignedIn> => {
  const { owner, invitations, ...asker } = await askerOf(claim.email, device);
  await countTrying(asker);
  const refuse = async (): Promise<never> => {
    await Audit.appendFor(owner, { kind: "session.refused", subject: claim.email });
    throw new UserFacingError("invalid", wrongCode, { fields: { code: wrongCode } });
  };
  if (!(await holds(claim)) || !(owner || invitations.length > 0)) return refuse();
  const taken = owner ? undefined : await chosen(invitations, invitation);
  if (!(await useUp(claim))) return refuse();
  await giveBackCounted(asker);
  await endPrevious(previous);
  const userId = owner?.userId ?? (await accept(taken!)).id;
  const cookie = await Sessions.open(userId);
  const user = await runAs(await Sessions.fromCookie(cookie), origin(), async () => {
    await Audit.append({ kind: "session.opened", subject: userId });
    return Users.current();
  });
  return { user, cookie, device: withProof(claim.email, device) };
});

/** Takes the one invitation that there is, or the one that the person chose. */
async function chosen(invitations: OpenInvitation[], choice: string | undefined): Promise<OpenInvitation> {
  const taken = choice ? invitations.find(({ invitationId }) => invitationId === choice) : invitations[0];
  if (taken && (choice || invitations.length === 1)) return taken;
  const choices = await Promise.all(
    invitations.map(async ({ invitationId: id, corpId }): Promise<InvitationChoice> => {
      return { id, corporation: (await Permissions.corporation(corpId)).name };
    }),
  );
  throw new UserFacingError("conflict", "More than one company invited you. Choose the one to join.", {
    current: choices,
  });
}

/** Ends the browser's earlier session. Otherwise signing in again would leave a session behind that nobody could end. */
async function endPrevious(cookie: string | undefined) {
  const previous = await Sessions.fromCookie(cookie);
  if (previous.kind === "person") await runAs(previous, origin(), Sessions.end);
}
