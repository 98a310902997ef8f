/** A person who is signed in proves anew who they are, before a deed that somebody at an unlocked screen, or with a stolen session, must not do. */
import * as z from "zod/mini";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import * as Users from "../users/index";
import { askerOf } from "./asker";
import { countTrying, giveBackCounted } from "./codes/budgets";
import { holds, useUp } from "./codes/index";
import { factorsOf, hasStrong } from "./factors";
import { Proof, type ProofWays } from "./factors.schema";
import { noteWrongCode } from "./guesses";
import * as Passkeys from "./passkeys/index";
import { takeCode, wrongSecond } from "./second-codes";
import * as Sessions from "./sessions/index";

const purpose = () => ({ use: "prove", holder: person().sessionId }) as const;

/** Tells how the signed-in person can prove now who they are. */
export async function proofWays(): Promise<ProofWays> {
  const { userId } = person();
  const found = await factorsOf(userId);
  const isStrong = hasStrong(found);
  return {
    passkey: found.passkeys.length > 0 ? { ...(await Passkeys.requestOptions(purpose(), userId)) } : null,
    app: found.appSince !== null,
    recovery: isStrong && found.recoveryCodesLeft > 0,
    email: !isStrong,
  };
}

const Attempt = z.strictObject({
  proof: Proof,
  /** The cookie that names the browser for which a code was mailed. */
  browser: z._default(z.string(), ""),
  device: z.optional(z.string()),
});

const sentences = {
  passkey: "That passkey could not be checked. Please try again.",
  ...wrongSecond,
  email: "That code doesn't match. Check the newest email from Highway, or ask for a new code.",
};

/**
 * Notes in the session that the person has proved who they are.
 * @throws UserFacingError invalid for a wrong proof, or one that is weaker than what the person has set up; tooMany
 */
export const prove = action(Attempt, async ({ proof, browser, device }): Promise<void> => {
  const owner = await Users.standingOf(person().userId);
  if (!owner) throw new UserFacingError("signedOut", "Please sign in.");
  const by = (Object.keys(sentences) as (keyof typeof sentences)[]).find((way) => proof[way] !== undefined)!;
  if (!(await isRight(proof, { owner, browser, device })))
    throw new UserFacingError("invalid", sentences[by], { fields: { [by]: sentences[by] } });
  await Sessions.noteProof(by);
});

type Place = { owner: Users.Standing; browser: string; device: string | undefined };

async function isRight({ passkey, app, recovery, email }: Proof, place: Place): Promise<boolean> {
  const { owner } = place;
  if (passkey) return Passkeys.holds(passkey, purpose(), owner.userId);
  if (app) return takeCode(owner, "app", app);
  if (recovery) return takeCode(owner, "recovery", recovery);
  return email !== undefined && isMailed(email, place);
}

/** Takes a mailed code of those who have nothing stronger. */
async function isMailed(code: string, { owner, browser, device }: Place): Promise<boolean> {
  if (hasStrong(await factorsOf(owner.userId))) return false;
  const claim = { email: owner.email, browser, code };
  const { owner: _owner, invitations: _invitations, ...asker } = await askerOf(owner.email, device);
  await countTrying(asker);
  if (!(await holds(claim)) || !(await useUp(claim))) {
    await noteWrongCode("mailed");
    return false;
  }
  await giveBackCounted(asker);
  return true;
}
