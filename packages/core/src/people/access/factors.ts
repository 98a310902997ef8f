/** The second factors of a person: passkeys, an authenticator app, and recovery codes for when those are lost. */
import * as z from "zod/mini";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import * as Audit from "../audit/index";
import * as Permissions from "../permissions/index";
import * as Users from "../users/index";
import * as Authenticator from "./authenticator/index";
import {
  AuthenticatorInput,
  type Factors,
  type NewAuthenticator,
  NewPasskey,
  type Passkey,
  PasskeyId,
  PasskeyRename,
  type RecoveryCodes,
} from "./factors.schema";
import { tell } from "./notices/index";
import type { Notice } from "./notices/schema";
import * as Passkeys from "./passkeys/index";
import * as Recovery from "./recovery/index";
import * as Sessions from "./sessions/index";

type Found = Omit<Factors, "isRequired">;

/** Reads what a person has set up. */
export async function factorsOf(userId: string): Promise<Found> {
  const [passkeys, appSince, recoveryCodesLeft] = await Promise.all([
    Passkeys.list(userId),
    Authenticator.since(userId),
    Recovery.left(userId),
  ]);
  return { passkeys, appSince, recoveryCodesLeft };
}

/** Says whether the person has more to show than a mailed code. Recovery codes alone are nothing: they stand in for what they came with. */
export const hasStrong = ({ passkeys, appSince }: Pick<Found, "passkeys" | "appSince">) =>
  passkeys.length > 0 || appSince !== null;

/** Says whether somebody has more to show than a mailed code. */
export async function isStrong(userId: string): Promise<boolean> {
  const [passkeys, appSince] = await Promise.all([Passkeys.list(userId), Authenticator.since(userId)]);
  return hasStrong({ passkeys, appSince });
}

/** Reads what the signed-in person has set up, and whether they must. */
export async function own(): Promise<Factors> {
  const [found, { requireSecondFactor }] = await Promise.all([
    factorsOf(person().userId),
    Permissions.ownPermissions(),
  ]);
  return { ...found, isRequired: requireSecondFactor };
}

/** Says what a device is asked for to make a passkey for the signed-in person. */
export async function passkeyOptions() {
  const { email, profile } = await Users.current();
  return { ...(await Passkeys.creationOptions({ email, fullName: profile.fullName })) };
}

/** Writes what was done into the trail, and mails it to the person. */
async function note(kind: `${string}.${string}`, notice: Notice["notice"], name = ""): Promise<void> {
  const { userId } = person();
  await Audit.append({ kind, subject: userId, detail: name ? { name } : {} });
  const standing = await Users.standing(userId);
  if (standing) await tell(standing.email, notice, name);
}

/** Keeps a passkey that the person's device has made. @throws UserFacingError invalid; conflict */
export const addPasskey = action(NewPasskey, async (input): Promise<Passkey> => {
  const passkey = await Passkeys.add(input);
  await Sessions.noteProof();
  await Sessions.noteEnrolled();
  await note("passkey.added", "passkey-added", passkey.name);
  return passkey;
});

const RenameInput = z.extend(PasskeyRename, { id: PasskeyId });
/** Renames a passkey. @throws UserFacingError missing */
export const renamePasskey = action(RenameInput, async ({ id, name }): Promise<Passkey> => {
  const passkey = await Passkeys.rename(id, name);
  await Audit.append({ kind: "passkey.renamed", subject: person().userId, detail: { name } });
  return passkey;
});

/** Removes a passkey. @throws UserFacingError missing; conflict when it is the last factor and the corporation requires one */
export const removePasskey = action(PasskeyId, async (id): Promise<void> => {
  const before = await own();
  const passkeys = before.passkeys.filter((passkey) => passkey.id !== id);
  refuseLast(before, { ...before, passkeys });
  const name = await Passkeys.remove(id);
  await removeUseless();
  await note("passkey.removed", "passkey-removed", name);
});

function refuseLast(before: Factors, after: Factors): void {
  if (before.isRequired && hasStrong(before) && !hasStrong(after))
    throw new UserFacingError(
      "conflict",
      "Your company requires a passkey or an authenticator app. Add another one before you remove this one.",
    );
}

/** Removes recovery codes that stand in for nothing. */
async function removeUseless(): Promise<void> {
  const { userId } = person();
  if (!hasStrong(await factorsOf(userId))) await Recovery.removeAll(userId);
}

/** Makes the secret of a new authenticator app. */
export async function beginAuthenticator(): Promise<NewAuthenticator> {
  return Authenticator.begin((await Users.current()).email);
}

/** Keeps the app once it has shown a code. @returns ten recovery codes, unless the person has some @throws UserFacingError invalid; conflict */
export const addAuthenticator = action(AuthenticatorInput, async ({ sealed, code }): Promise<RecoveryCodes> => {
  const { userId } = person();
  await Authenticator.add(sealed, code);
  await Sessions.noteProof();
  await Sessions.noteEnrolled();
  await note("authenticator.added", "app-added");
  return { recoveryCodes: (await Recovery.left(userId)) > 0 ? [] : await Recovery.renew(userId) };
});

/** Removes the authenticator app. @throws UserFacingError missing; conflict when it is the last factor and the corporation requires one */
export async function removeAuthenticator(): Promise<void> {
  const before = await own();
  refuseLast(before, { ...before, appSince: null });
  if (!(await Authenticator.remove(person().userId)))
    throw new UserFacingError("missing", "The authenticator app was removed already.");
  await removeUseless();
  await note("authenticator.removed", "app-removed");
}

/** Makes new recovery codes. @throws UserFacingError conflict when there is nothing that they could stand in for */
export async function renewRecoveryCodes(): Promise<RecoveryCodes> {
  const { userId } = person();
  if (!hasStrong(await factorsOf(userId)))
    throw new UserFacingError("conflict", "Add a passkey or an authenticator app first.");
  const recoveryCodes = await Recovery.renew(userId);
  await note("recovery-codes.made", "recovery-codes-made");
  return { recoveryCodes };
}

/** Removes everything that a person has set up, for somebody who has lost it all, and ends their sessions. */
export async function reset(userId: string, email: string): Promise<void> {
  await Promise.all([Passkeys.removeAll(userId), Authenticator.remove(userId), Recovery.removeAll(userId)]);
  await tell(email, "factors-reset");
}
