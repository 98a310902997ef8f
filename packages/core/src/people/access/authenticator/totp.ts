/** The codes of authenticator apps: RFC 6238 with SHA-1, six digits and half a minute, which is what every app takes. */
import { createHmac } from "node:crypto";
import { same } from "../../../platform/secret";

const STEP_SECONDS = 30;
const DIGITS = 6;

export const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / STEP_SECONDS);

/** Works out the code of a step. https://www.rfc-editor.org/rfc/rfc4226#section-5.3 says how four bytes become digits. */
export function codeAt(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Clocks differ: a code holds half a minute before its time and after it. */
const around = [0, -1, 1];

/** Finds the step to which a code belongs. @returns undefined when it is of none that holds now */
export function stepOf(secret: Uint8Array, code: string, at: number): number | undefined {
  const matching = around.map((distance) => stepAt(at) + distance).filter((step) => same(codeAt(secret, step), code));
  return matching[0];
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Writes bytes as apps take them where no camera is at hand: https://www.rfc-editor.org/rfc/rfc4648#section-6, without filling. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}
