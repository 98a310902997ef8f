/** Secrets that we must read again, such as an authenticator app's, are encrypted with a key that is not in the table. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "../../../platform/declare/env";

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", env("AUTH_SECRET"), "", `highway ${use}`, 32));

/** Encrypts bytes with AES-256-GCM. `use` and `owner` are needed to open them. */
export function seal(bytes: Uint8Array, use: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(use), iv).setAAD(Buffer.from(owner));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** Decrypts what `seal` made. @returns undefined when it was sealed for another use or owner, with another key, or was changed */
export function unseal(sealed: string, use: string, owner: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", keyFor(use), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
