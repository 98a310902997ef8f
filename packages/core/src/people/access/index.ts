import * as z from "zod/mini";
import { action } from "../../platform/action";
import { callerNetwork, origin, runAs } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { limit } from "../../platform/table/limit";
import * as Audit from "../audit/index";
import { accept, type OpenInvitation } from "../corporations/invitations/index";
import * as Permissions from "../permissions/index";
import * as Users from "../users/index";
import type { User } from "../users/schema";
import { askerOf } from "./asker";
import { countTrying, giveBackCounted } from "./codes/budgets";
import { holds, useUp } from "./codes/index";
import { deviceOf, withProof } from "./device";
import { factorsOf, hasStrong } from "./factors";
import { PasskeySignIn, type SecondStep } from "./factors.schema";
import { noteWrongCode } from "./guesses";
import { tell } from "./notices/index";
import * as Passkeys from "./passkeys/index";
import { type InvitationChoice, SignIn } from "./schema";
import { takeCode, wrongSecond } from "./second-codes";
import * as Sessions from "./sessions/index";

/** What the browser brings along in its cookies. */
const browserCookies = {
  /** The cookie that `Codes.ask`, or `passkeyOptions`, gave the browser holds this token. */
  browser: z._default(z.string(), ""),
  /** The cookie with proofs of earlier sign-ins. */
  device: z.optional(z.string()),
  /** The browser held this session cookie before. */
  previous: z.optional(z.string()),
};
const Attempt = z.extend(SignIn, browserCookies);

const wrongCode = "That code doesn't match. Check the newest email from Highway, or ask for a new code.";

/** The person who signed in, and what the cookies of the session and of the device hold. */
type SignedIn = { user: User; cookie: string; device: string };

/**
 * Signs a person in with the mailed code. The answer is the same whether the address is unknown, or the code is wrong, old, used, tried too
 * often, or asked for by another browser.
 * @throws UserFacingError conflict, with the invitations, when several corporations invite the person and none was chosen, and with a `SecondStep` when
 * the mailed code does not suffice; the code still works
 */
export const signIn = action(Attempt, async ({ previous, device, invitation, app, recovery, ...claim }) => {
  const { owner, invitations, ...asker } = await askerOf(claim.email, device);
  await countTrying(asker);
  const refuse = async (): Promise<never> => {
    await noteWrongCode("mailed");
    await Audit.appendFor(owner, { kind: "session.refused", subject: claim.email });
    throw new UserFacingError("invalid", wrongCode, { fields: { code: wrongCode } });
  };
  if (!(await holds(claim)) || !(owner || invitations.length > 0)) return refuse();
  const taken = owner ? undefined : await chooseInvitation(invitations, invitation);
  const admission = owner ? await admissionOf(owner, { app, recovery }) : await admissionOfNew(taken!.corpId);
  if (!(await useUp(claim))) return refuse();
  await giveBackCounted(asker);
  const userId = owner?.userId ?? (await accept(taken!)).id;
  return enter({ userId, email: claim.email, admission, device, previous, isNew: !owner });
});

/** The network's limit of passkeys that are wrong. It bounds our work, not the guesses, of which a signature leaves none; a right one never meets it. */
const wrongPasskeys = { count: 30, seconds: 15 * 60 };
const wrongPasskey = "That passkey does not open an account here. Sign in with an emailed code instead.";

const signingIn = (browser: string) => ({ use: "sign-in", holder: browser }) as const;

/** Says what a device is asked for to sign in. Whoever it will be, nobody is named and nothing is stored. */
export const passkeyOptions = async (browser: string) => ({
  ...(await Passkeys.requestOptions(signingIn(browser))),
});

const PasskeyAttempt = z.extend(PasskeySignIn, browserCookies);
/**
 * Signs a person in with a passkey, which shows two things: that they hold the device, and that it knows them. The answer is the same for an unknown
 * person, an unknown passkey and a wrong signature.
 */
export const signInWithPasskey = action(PasskeyAttempt, async ({ answer, browser, device, previous }) => {
  const claimed = Passkeys.claimedOwner(answer);
  const owner = await Users.standingOf(claimed ?? "nobody");
  if (!(await Passkeys.holds(answer, signingIn(browser), claimed)) || !owner) {
    // The limit comes first, so that whoever goes on and on writes no trail full.
    await limit("wrong passkeys", callerNetwork(), wrongPasskeys);
    await Audit.appendFor(owner, { kind: "passkey.refused", subject: owner?.userId ?? "nobody" });
    throw new UserFacingError("invalid", wrongPasskey);
  }
  const { userId, email } = owner;
  return enter({ userId, email, admission: { isProved: true, mustEnroll: false }, device, previous, isNew: false });
});

type Entering = {
  userId: string;
  email: string;
  admission: Sessions.Admission;
  device: string | undefined;
  previous: string | undefined;
  isNew: boolean;
};

/** Opens the session of a person who has shown who they are, and tells them by mail when the browser is a new one. */
async function enter({ userId, email, admission, device, previous, isNew }: Entering): Promise<SignedIn> {
  await endPrevious(previous);
  const cookie = await Sessions.open(userId, admission);
  const user = await runAs(await Sessions.fromCookie(cookie), origin(), Users.current);
  if (!isNew && !deviceOf(email, device)) await tell(email, "new-device");
  return { user, cookie, device: withProof(email, device) };
}

type SecondCodes = { app: string | undefined; recovery: string | undefined };

/**
 * Says how a person is admitted whose mailed code is right. A person who has an authenticator app is always asked for its code, and one whose
 * corporation requires a second factor for one that they have; who has none sets one up first.
 * @throws UserFacingError conflict with a `SecondStep`; invalid for a wrong second code
 */
async function admissionOf(owner: Users.Standing, { app, recovery }: SecondCodes): Promise<Sessions.Admission> {
  const [found, { permissions }] = await Promise.all([factorsOf(owner.userId), Permissions.corporation(owner.corpId)]);
  const isRequired = permissions.requireSecondFactor;
  if (!hasStrong(found)) return { isProved: true, mustEnroll: isRequired };
  if (found.appSince === null && !isRequired) return { isProved: false, mustEnroll: false };
  const kind = app === undefined ? "recovery" : "app";
  const code = app ?? recovery;
  if (code === undefined) {
    const current: SecondStep = {
      passkey: found.passkeys.length > 0,
      app: found.appSince !== null,
      recovery: found.recoveryCodesLeft > 0,
    };
    throw new UserFacingError("conflict", "One more step is needed to sign in.", { current });
  }
  if (!(await takeCode(owner, kind, code)))
    throw new UserFacingError("invalid", wrongSecond[kind], { fields: { [kind]: wrongSecond[kind] } });
  return { isProved: true, mustEnroll: false };
}

/** Says how somebody is admitted who has just joined. */
const admissionOfNew = async (corpId: string): Promise<Sessions.Admission> => ({
  isProved: true,
  mustEnroll: (await Permissions.corporation(corpId)).permissions.requireSecondFactor,
});

/** Takes the one invitation that there is, or the one that the person chose. */
async function chooseInvitation(invitations: OpenInvitation[], choice: string | undefined): Promise<OpenInvitation> {
  const taken = choice ? invitations.find(({ invitationId }) => invitationId === choice) : invitations[0];
  if (taken && (choice || invitations.length === 1)) return taken;
  const choices = await Promise.all(
    invitations.map(async ({ invitationId: id, corpId }): Promise<InvitationChoice> => {
      return { id, corporation: (await Permissions.corporation(corpId)).name };
    }),
  );
  throw new UserFacingError(
    "conflict",
    "More than one company invited you. Choose the company that you want to join.",
    {
      current: choices,
    },
  );
}

/** Ends the browser's earlier session. Otherwise signing in again would leave a session behind that nobody could end. */
async function endPrevious(cookie: string | undefined) {
  const previous = await Sessions.fromCookie(cookie);
  if (previous.kind === "person") await runAs(previous, origin(), Sessions.end);
}
