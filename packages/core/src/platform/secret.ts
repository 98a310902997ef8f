import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { env } from "./declare/env";

/** 256 random bits, 43 characters that a cookie or an address may hold. */
export const newToken = () => randomBytes(32).toString("base64url");

/** Six digits, every one of the million equally likely. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** How a token of 256 bits is stored: so long a secret needs no key and no salt. */
export const digest = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Compares in a time that tells nothing of where they differ, nor of their lengths. */
export const same = (one: string, other: string) =>
  timingSafeEqual(createHash("sha256").update(one).digest(), createHash("sha256").update(other).digest());

/** How a six-digit code is stored: a million guesses are nothing, so the hash needs a key that is not in the table. */
export const keyedHash = (...parts: string[]) =>
  createHmac("sha256", env("AUTH_SECRET")).update(parts.join("\n")).digest("base64url");
