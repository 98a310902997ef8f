/** This folder makes the challenges that passkeys sign. */
import { inSeconds, now } from "../../../platform/clock";
import { digest, keyedHash, newToken, same } from "../../../platform/secret";
import { conditionFailed } from "../../../platform/table/table";
import { AnsweredEntity } from "./entity";

export const CHALLENGE_SECONDS = 5 * 60;

/** What a challenge is for, and who holds it: a browser that signs in, or a session. An answer counts for nothing else and for nobody else. */
export type Purpose = { use: "sign-in" | "register" | "prove"; holder: string };

const sealOf = ({ use, holder }: Purpose, nonce: string, until: string) =>
  keyedHash("challenge", use, holder, nonce, until);

/**
 * Makes a challenge, as base64url. It is signed and not stored, so that asking for one costs no write, and no stranger can use up anything by asking.
 */
export function newChallenge(purpose: Purpose): string {
  const nonce = newToken();
  const until = String(inSeconds(CHALLENGE_SECONDS));
  return Buffer.from(`${nonce}.${until}.${sealOf(purpose, nonce, until)}`).toString("base64url");
}

const form = /^([\w-]{43})\.(\d{10})\.([\w-]{43})$/;

/** Says whether the challenge was made for this purpose in the last five minutes. */
export function isOurs(challenge: string, purpose: Purpose): boolean {
  const [, nonce = "", until = "", seal = ""] = form.exec(Buffer.from(challenge, "base64url").toString()) ?? [];
  return same(seal, sealOf(purpose, nonce, until)) && Number(until) * 1000 > now();
}

/** Uses a challenge up. @returns false when it was answered before, also at the same moment */
export async function useUpChallenge(challenge: string): Promise<boolean> {
  try {
    await AnsweredEntity.create({
      challengeHash: digest(challenge),
      expiresAt: inSeconds(2 * CHALLENGE_SECONDS),
    }).go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
