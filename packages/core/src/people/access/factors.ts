/** The second factors of a person: passkeys, an authenticator app, and recovery codes for when those are lost. */
import { createWriteTransaction } from "electrodb";
import * as z from "zod/mini";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { commit } from "../../platform/table/write";
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
    Recovery.keysLeft(userId),
  ]);
  return { passkeys, appSince, recoveryCodesLeft };
}

/** Says whether the person has more to show than a mailed code. Recovery codes alone do not count, because they only stand in for the factor that they came with. */
export const hasStrong = ({ passkeys, appSince }: Pick<Found, "passkeys" | "appSince">) =>
  passkeys.length > 0 || appSince !== null;

/** Says whether somebody has more to show than a mailed code. */
export async function isStrong(userId: string): Promise<boolean> {
  const [passkeys, appSince] = await Promise.all([Passkeys.list(userId), Authenticator.since(userId)]);
  return hasStrong({ passkeys, appSince });
}

/** Reads what the signed-in person has set up, and whether they must. */
export async function ownFactors(): Promise<Factors> {
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

/** What is written of second factors, and what the trail says of it, in one write. */
const entities = {
  event: Audit.AuditEntity,
  passkey: Passkeys.PasskeyEntity,
  app: Authenticator.AuthenticatorEntity,
  code: Recovery.RecoveryCodeEntity,
  session: Sessions.SessionEntity,
};
type Deed = Parameters<typeof Audit.eventOf>[0];
const eventOf = (kind: Deed["kind"], name = "") =>
  Audit.eventOf({ kind, subject: person().userId, detail: name ? { name } : {} });

/** Mails the person what was done. Where this is cut short, the trail says it still. */
async function tellOwner(notice: Notice["notice"], name = ""): Promise<void> {
  const standing = await Users.standingOf(person().userId);
  if (standing) await tell(standing.email, notice, name);
}

/** Keeps a passkey that the person's device has made. @throws UserFacingError invalid; conflict; signedOut */
export const addPasskey = action(NewPasskey, async (input): Promise<Passkey> => {
  const { passkey, item } = await Passkeys.checkPasskey(input);
  const refused = await commit(
    createWriteTransaction(entities, (within) => [
      within.passkey.create(item).commit(),
      Sessions.enrollWrite(within.session),
      within.event.create(eventOf("passkey.added", passkey.name)).commit(),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("signedOut", "Please sign in.");
  await tellOwner("passkey-added", passkey.name);
  return passkey;
});

const RenameInput = z.extend(PasskeyRename, { id: PasskeyId });
/** Renames a passkey. @throws UserFacingError missing */
export const renamePasskey = action(RenameInput, ({ id, name }): Promise<Passkey> => Passkeys.rename(id, name));

/** Removes a passkey. @throws UserFacingError missing; conflict when it is the last factor and the corporation requires one */
export const removePasskey = action(PasskeyId, async (id): Promise<void> => {
  const { userId: ownerId } = person();
  const before = await ownFactors();
  const after = { ...before, passkeys: before.passkeys.filter((passkey) => passkey.id !== id) };
  refuseLast(before, after);
  const name = before.passkeys.find((passkey) => passkey.id === id)?.name ?? "";
  const useless = await uselessCodes(after);
  const refused = await commit(
    createWriteTransaction(entities, (within) => [
      within.passkey.remove({ ownerId, passkeyId: id }).commit(),
      within.event.create(eventOf("passkey.removed", name)).commit(),
      ...useless(within.code),
    ]),
  );
  if (refused.length > 0) throw Passkeys.gone();
  await tellOwner("passkey-removed", name);
});

function refuseLast(before: Factors, after: Factors): void {
  if (before.isRequired && hasStrong(before) && !hasStrong(after))
    throw new UserFacingError(
      "conflict",
      "Your company requires a passkey or an authenticator app. Add another one before you remove this one.",
    );
}

/** Prepares the deletion of recovery codes that will stand in for nothing. */
const uselessCodes = async (after: Found): ReturnType<typeof Recovery.removeWrites> =>
  hasStrong(after) ? () => [] : Recovery.removeWrites(person().userId);

/** Makes the secret of a new authenticator app. */
export async function beginAuthenticator(): Promise<NewAuthenticator> {
  return Authenticator.begin((await Users.current()).email);
}

/** Keeps the app once it has shown a code. @returns ten recovery codes, unless the person has some @throws UserFacingError invalid; conflict */
export const addAuthenticator = action(AuthenticatorInput, async ({ sealed, code }): Promise<RecoveryCodes> => {
  const item = Authenticator.checkCode(sealed, code);
  const { codes, writes } = await firstCodes(item.ownerId);
  const refused = await commit(
    createWriteTransaction(entities, (within) => [
      within.app.create(item).commit(),
      Sessions.enrollWrite(within.session),
      within.event.create(eventOf("authenticator.added")).commit(),
      ...writes(within.code),
    ]),
  );
  if (refused.includes(0)) throw Authenticator.hasAlready();
  if (refused.length > 0) throw new UserFacingError("signedOut", "Please sign in.");
  await tellOwner("app-added");
  return { recoveryCodes: codes };
});

/** Prepares the recovery codes of somebody who has none. */
const firstCodes = async (ownerId: string): ReturnType<typeof Recovery.renewWrites> =>
  (await Recovery.keysLeft(ownerId)) > 0 ? { codes: [], writes: () => [] } : Recovery.renewWrites(ownerId);

/** Removes the authenticator app. @throws UserFacingError missing; conflict when it is the last factor and the corporation requires one */
export async function removeAuthenticator(): Promise<void> {
  const { userId: ownerId } = person();
  const before = await ownFactors();
  const after = { ...before, appSince: null };
  refuseLast(before, after);
  const useless = await uselessCodes(after);
  const refused = await commit(
    createWriteTransaction(entities, (within) => [
      within.app.remove({ ownerId }).commit(),
      within.event.create(eventOf("authenticator.removed")).commit(),
      ...useless(within.code),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("missing", "The authenticator app has already been removed.");
  await tellOwner("app-removed");
}

/** Makes new recovery codes. @throws UserFacingError conflict when there is nothing that they could stand in for */
export async function renewRecoveryCodes(): Promise<RecoveryCodes> {
  const { userId } = person();
  if (!hasStrong(await factorsOf(userId)))
    throw new UserFacingError("conflict", "Add a passkey or an authenticator app first.");
  const { codes, writes } = await Recovery.renewWrites(userId);
  await commit(
    createWriteTransaction(entities, (within) => [
      within.event.create(eventOf("recovery-codes.made")).commit(),
      ...writes(within.code),
    ]),
  );
  await tellOwner("recovery-codes-made");
  return { recoveryCodes: codes };
}

/** Removes everything that a person of a corporation has set up, for somebody who has lost it all. Their sessions end before. */
export async function reset(ownerId: string, corpId: string, email: string): Promise<void> {
  const { passkeys } = await factorsOf(ownerId);
  const codes = await Recovery.removeWrites(ownerId);
  const trail = { userId: person().userId, corpId };
  await commit(
    createWriteTransaction(entities, (within) => [
      within.event.create(Audit.eventOf({ kind: "second-factors.reset", subject: ownerId }, trail)).commit(),
      within.app.delete({ ownerId }).commit(),
      ...passkeys.map(({ id: passkeyId }) => within.passkey.delete({ ownerId, passkeyId }).commit()),
      ...codes(within.code),
    ]),
  );
  await tell(email, "factors-reset");
}
