import { now } from "../../platform/clock";
import { keyedHash, newToken, same } from "../../platform/secret";

/**
 * A browser in which a person signed in keeps a proof of it, signed for that person's address. It opens nothing: it only gives the browser a budget of
 * codes of its own, which strangers cannot use up. People who share a computer each have a proof, in one cookie.
 */
const PROOF_DAYS = 180;
const MOST_PROOFS = 5;
export const DEVICE_SECONDS = PROOF_DAYS * 86_400;

const proofForm = /^([\w-]{43})\.(\d{1,6})\.([\w-]{43})$/;
const day = () => Math.floor(now() / 86_400_000);
const sealOf = (email: string, deviceId: string, made: number | string) =>
  keyedHash("device", email, deviceId, String(made));

const proofsIn = (cookie: string) => cookie.split("~").slice(0, MOST_PROOFS);

/** Reads a proof. @returns the device that the person with this address signed in with, if the proof is theirs */
function deviceIn(proof: string, email: string): string | undefined {
  const [, deviceId = "", made = "", seal = ""] = proofForm.exec(proof) ?? [];
  const holds = Number(made) + PROOF_DAYS > day() && same(seal, sealOf(email, deviceId, made));
  return deviceId && holds ? deviceId : undefined;
}

/** Finds the device by its cookie. @returns undefined where nobody with this address signed in with the browser */
export const deviceOf = (email: string, cookie = ""): string | undefined =>
  proofsIn(cookie)
    .map((proof) => deviceIn(proof, email))
    .find(Boolean);

/** Writes the cookie of a browser in which this person has just signed in. */
export function withProof(email: string, cookie = ""): string {
  const deviceId = deviceOf(email, cookie) ?? newToken();
  const others = proofsIn(cookie).filter((proof) => proofForm.test(proof) && !deviceIn(proof, email));
  return [`${deviceId}.${day()}.${sealOf(email, deviceId, day())}`, ...others].slice(0, MOST_PROOFS).join("~");
}
