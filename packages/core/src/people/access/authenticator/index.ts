/** This folder keeps a person's authenticator app, whose codes stand in where no passkey is at hand. */
import { randomBytes } from "node:crypto";
import { person } from "../../../platform/actor";
import { inSeconds, isoNow, now } from "../../../platform/clock";
import { UserFacingError } from "../../../platform/errors";
import { conditionFailed } from "../../../platform/table/table";
import type { NewAuthenticator } from "../factors.schema";
import { AuthenticatorEntity } from "./entity";
import { seal, unseal } from "./seal";
import { base32, stepOf } from "./totp";

/** https://www.rfc-editor.org/rfc/rfc4226#section-4 wants 160 bits. */
const SECRET_BYTES = 20;
/** A person has so long to scan the picture and type the first code. */
const SET_UP_SECONDS = 15 * 60;

/** Tells since when the person has an authenticator app. @returns null when they have none */
export async function since(ownerId: string): Promise<string | null> {
  const { data } = await AuthenticatorEntity.get({ ownerId }).go({ consistent: true });
  return data?.createdAt ?? null;
}

/** Makes the secret of a new app. Nothing is stored before the app has shown its first code: what the browser brings back then is sealed. */
export function begin(email: string): NewAuthenticator {
  const bytes = randomBytes(SECRET_BYTES);
  const secret = base32(bytes);
  const until = Buffer.alloc(8);
  until.writeDoubleBE(inSeconds(SET_UP_SECONDS));
  const label = encodeURIComponent(`Highway:${email}`);
  return {
    secret,
    uri: `otpauth://totp/${label}?secret=${secret}&issuer=Highway`,
    sealed: seal(Buffer.concat([until, bytes]), "set-up", person().userId),
  };
}

/**
 * Checks the app whose secret `begin` made, once it has shown a code.
 * @returns its record, which is to be written
 * @throws UserFacingError invalid for a wrong code; conflict when the person took too long
 */
export function checkCode(sealed: string, code: string) {
  const { userId: ownerId } = person();
  const opened = unseal(sealed, "set-up", ownerId);
  if (!opened || opened.readDoubleBE() <= inSeconds(0))
    throw new UserFacingError("conflict", "That took too long. Start again with a new QR code.");
  const secret = opened.subarray(8);
  const step = stepOf(secret, code, now());
  if (step === undefined) throw wrongAppCode();
  return { ownerId, sealed: seal(secret, "app", ownerId), lastStep: step, createdAt: isoNow() };
}

export const hasAlready = () =>
  new UserFacingError("conflict", "You already have an authenticator app. Remove it first.");

function wrongAppCode() {
  const sentence = "That code doesn't match. Check that the time on your phone is right, and enter the newest code.";
  return new UserFacingError("invalid", sentence, { fields: { code: sentence } });
}

/** Says whether the code is the app's, and takes it: no code of its half minute, or of an older one, is taken again. */
export async function take(ownerId: string, code: string): Promise<boolean> {
  const { data } = await AuthenticatorEntity.get({ ownerId }).go({ consistent: true });
  const secret = data ? unseal(data.sealed, "app", ownerId) : undefined;
  const step = secret ? stepOf(secret, code, now()) : undefined;
  if (step === undefined) return false;
  try {
    await AuthenticatorEntity.patch({ ownerId })
      .set({ lastStep: step })
      .where((app, { lt }) => lt(app.lastStep, step))
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

export { AuthenticatorEntity } from "./entity";
