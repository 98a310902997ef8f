/** This folder keeps the passkeys of people, and checks what their devices answer. */

import { isIP } from "node:net";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { EntityItem } from "electrodb";
import { origin, person } from "../../../platform/actor";
import { isoNow } from "../../../platform/clock";
import { env } from "../../../platform/declare/env";
import { UserFacingError } from "../../../platform/errors";
import { newId } from "../../../platform/id";
import { logRefusal } from "../../../platform/log";
import { conditionFailed } from "../../../platform/table/table";
import * as Audit from "../../audit/index";
import { CHALLENGE_SECONDS, isOurs, newChallenge, type Purpose, useUpChallenge } from "../challenges/index";
import type { Passkey, PasskeyAnswer, PasskeyMade } from "../factors.schema";
import { PasskeyEntity } from "./entity";

type Item = EntityItem<typeof PasskeyEntity>;

const MOST_PASSKEYS = 20;
/** Ed25519, ECDSA with P-256, and RSA, in the order in which we like them: https://www.iana.org/assignments/cose/cose.xhtml#algorithms */
const algorithms = [-8, -7, -257];
const timeout = CHALLENGE_SECONDS * 1000;

const ownedBy = async (ownerId: string): Promise<Item[]> =>
  (await PasskeyEntity.query.byOwner({ ownerId }).go({ pages: "all", consistent: true })).data;

const toPasskey = ({ passkeyId, credentialId, name, isSynced, createdAt, lastUsedAt }: Item): Passkey => ({
  id: passkeyId,
  credentialId,
  name,
  isSynced,
  createdAt,
  lastUsedAt: lastUsedAt ?? null,
});

/** Lists the passkeys of a person, the oldest first. */
export const list = async (ownerId: string): Promise<Passkey[]> => (await ownedBy(ownerId)).map(toPasskey);

/** Says what a device is asked for when it makes a passkey. It must check its holder, and find the passkey again without a name. */
export async function creationOptions(user: {
  email: string;
  fullName: string;
}): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { userId, sessionId } = person();
  const made = await ownedBy(userId);
  return {
    challenge: newChallenge({ use: "register", holder: sessionId }),
    rp: { name: "Highway", id: relyingPartyId() },
    user: { id: Buffer.from(userId).toString("base64url"), name: user.email, displayName: user.fullName },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
    timeout,
    attestation: "none",
    excludeCredentials: made.map(({ credentialId: id, transports }) => descriptorOf(id, transports)),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  };
}

const descriptorOf = (id: string, transports: string[]) => ({
  id,
  type: "public-key" as const,
  transports: transports as AuthenticatorTransport[],
});

/** Says what a device is asked for when it signs in, or proves who is there. Without an owner any passkey for this product will do. */
export async function requestOptions(
  purpose: Purpose,
  ownerId?: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const own = ownerId ? await ownedBy(ownerId) : [];
  return {
    challenge: newChallenge(purpose),
    rpId: relyingPartyId(),
    timeout,
    userVerification: "required",
    allowCredentials: own.map(({ credentialId, transports }) => descriptorOf(credentialId, transports)),
  };
}

/**
 * Checks a passkey that a device has just made for the signed-in person.
 * @returns the passkey, and its record, which is to be written
 * @throws UserFacingError invalid when the answer is none to our challenge; conflict when the person has it already, or too many
 */
export async function checkPasskey({ name, made }: { name: string; made: PasskeyMade }) {
  const { userId, sessionId } = person();
  const verified = await verifiedMade(made as RegistrationResponseJSON, { use: "register", holder: sessionId });
  if (!verified) throw new UserFacingError("invalid", "The passkey could not be added. Please try again.");
  const own = await ownedBy(userId);
  const { credential, credentialBackedUp } = verified;
  if (own.some(({ credentialId }) => credentialId === credential.id))
    throw new UserFacingError("conflict", "You already have that passkey.");
  if (own.length >= MOST_PASSKEYS)
    throw new UserFacingError("conflict", `You can keep up to ${MOST_PASSKEYS} passkeys. Remove one first.`);
  const item = {
    ownerId: userId,
    passkeyId: newId("passkey"),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name,
    isSynced: credentialBackedUp,
    createdAt: isoNow(),
  };
  return { passkey: toPasskey(item), item };
}

async function verifiedMade(response: RegistrationResponseJSON, purpose: Purpose) {
  const { verifyRegistrationResponse } = await import("./verify");
  return answerChallenge(purpose, async (expected) => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      supportedAlgorithmIDs: algorithms,
      ...expected,
    });
    return verified ? registrationInfo : undefined;
  });
}

/** Runs a check of an answer, and uses its challenge up when it holds. What a device or a stranger sent may be anything, so all that throws is a no. */
async function answerChallenge<R>(
  purpose: Purpose,
  check: (expected: ReturnType<typeof expectedOf>) => Promise<R | undefined>,
): Promise<R | undefined> {
  let challenge = "";
  const expected = expectedOf(purpose, (found) => {
    challenge = found;
  });
  const result = await check(expected).catch((error: unknown) => {
    logRefusal({ route: `passkey, ${purpose.use}`, code: String(error).slice(0, 300), address: origin().address });
    return undefined;
  });
  return result && (await useUpChallenge(challenge)) ? result : undefined;
}

const expectedOf = (purpose: Purpose, note: (challenge: string) => void) => ({
  expectedChallenge: (challenge: string) => {
    note(challenge);
    return isOurs(challenge, purpose);
  },
  expectedOrigin: origins(),
  expectedRPID: relyingPartyId(),
  requireUserVerification: true,
});

const handleForm = /^usr_[0-9a-z]{26}$/;

/** Reads whose passkey it claims to be. Every device that found the passkey by itself says so. */
export function claimedOwner({ response: { userHandle = "" } }: PasskeyAnswer): string | undefined {
  const handle = Buffer.from(userHandle, "base64url").toString();
  return handleForm.test(handle) ? handle : undefined;
}

/**
 * Says whether this answer is of one of the owner's passkeys, for this purpose, and given for the first time. The same is read for an owner who does
 * not exist.
 */
export async function holds(answer: PasskeyAnswer, purpose: Purpose, ownerId = "nobody"): Promise<boolean> {
  const used = (await ownedBy(ownerId)).find(({ credentialId }) => credentialId === answer.id);
  if (!used) return false;
  const { verifyAuthenticationResponse } = await import("./verify");
  const credential = {
    id: used.credentialId,
    publicKey: new Uint8Array(Buffer.from(used.publicKey, "base64url")),
    counter: used.counter,
  };
  const info = await answerChallenge(purpose, async (expected) => {
    const response = answer as AuthenticationResponseJSON;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({ response, credential, ...expected });
    return verified ? authenticationInfo : undefined;
  });
  return info !== undefined && noteUse(used, info.newCounter, info.credentialBackedUp);
}

/** Notes the use. @returns false when the passkey was removed meanwhile, or has counted on in another place */
async function noteUse({ ownerId, passkeyId, counter }: Item, next: number, isSynced: boolean): Promise<boolean> {
  try {
    await PasskeyEntity.patch({ ownerId, passkeyId })
      .set({ counter: next, isSynced, lastUsedAt: isoNow() })
      .where((passkey, { eq }) => eq(passkey.counter, counter))
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

export const gone = () => new UserFacingError("missing", "That passkey has already been removed.");

/** Renames a passkey of the signed-in person, which their trail notes in the same write. @throws UserFacingError missing */
export async function rename(passkeyId: string, name: string): Promise<Passkey> {
  const { userId: ownerId } = person();
  const isThere = await Audit.commitWithEvent(
    PasskeyEntity,
    (passkeys) => passkeys.patch({ ownerId, passkeyId }).set({ name }).commit(),
    Audit.eventOf({ kind: "passkey.renamed", subject: ownerId, detail: { name } }),
  );
  const { data } = await PasskeyEntity.get({ ownerId, passkeyId }).go({ consistent: true });
  if (!isThere || !data) throw gone();
  return toPasskey(data);
}

export { PasskeyEntity } from "./entity";

/** Lists the addresses at which people open the product. */
const origins = () => env("ORIGIN").split(",");

/** Names the product to devices: its host. Passkeys are made for a name and never for a bare address, so locally it is "localhost". */
function relyingPartyId(): string {
  const hosts = origins().map((address) => new URL(address).hostname);
  return hosts.find((host) => !isIP(host)) ?? hosts[0]!;
}
