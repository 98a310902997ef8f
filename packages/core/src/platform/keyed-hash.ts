import { createHmac } from "node:crypto";
import { env } from "./declare/env";

/** How a six-digit code is stored: a million guesses are nothing, so the hash needs a key that is not in the table. */
export const keyedHash = (...parts: string[]) =>
  createHmac("sha256", env("AUTH_SECRET")).update(parts.join("\n")).digest("base64url");
