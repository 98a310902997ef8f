import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { env } from "./declare/env";

/** Makes a token of 256 random bits: 43 characters that a cookie or an address may hold. */
export const newToken = () => randomBytes(32).toString("base64url");

/** Makes a code of six digits, every one of the million equally likely. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** Hashes a token of 256 bits as it is stored. So long a secret needs no key and no salt. */
export const digest = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Compares two secrets in a time that does not tell where they differ, nor their lengths. */
export const same = (one: string, other: string) =>
  timingSafeEqual(createHash("sha256").update(one).digest(), createHash("sha256").update(other).digest());

/**
 * Hashes a six-digit code as it is stored. A million guesses are nothing, so the hash needs a key that is not in the table.
 * @param parts  the first one names what the hash is for, so that none serves for another use
 */
export const keyedHash = (...parts: string[]) =>
  createHmac("sha256", env("AUTH_SECRET")).update(parts.join("\n")).digest("base64url");
