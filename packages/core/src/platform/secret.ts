import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** 256 random bits, 43 characters that a cookie or an address may hold. */
export const newToken = () => randomBytes(32).toString("base64url");

/** Six digits, every one of the million equally likely. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** How a token of 256 bits is stored: so long a secret needs no key and no salt. */
export const digest = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Compares in a time that tells nothing of where they differ, nor of their lengths. */
export const same = (one: string, other: string) =>
  timingSafeEqual(createHash("sha256").update(one).digest(), createHash("sha256").update(other).digest());
