import { createHmac } from "node:crypto";
import { env } from "../../../platform/declare/env";
import { same } from "../../../platform/secret";
import * as Suppression from "../suppression/index";

/** What a token says: which mail to whom. It holds the address as a hash alone, for tokens travel in addresses of pages. */
export type Signed = { emailHash: string; ownerId: string; mailId: string };

const signatureOf = (parts: string) =>
  createHmac("sha256", env("UNSUBSCRIBE_SECRET")).update(`unsubscribe\n${parts}`).digest("base64url");

/** Makes the token that stands in a mail, and that nobody else can make. Its holder may stop mail to that one address, and allow it again. */
export function unsubscribeToken({
  email,
  ownerId,
  mailId,
}: {
  email: string;
  ownerId: string;
  mailId: string;
}): string {
  const bare = (id: string) => id.slice(id.indexOf("_") + 1);
  const parts = [Suppression.hashOf(email), bare(ownerId), bare(mailId)].join(".");
  return `${parts}.${signatureOf(parts)}`;
}

/** Reads a token. @returns what the token says; undefined when it is not one of ours */
export function readToken(token: string): Signed | undefined {
  const at = token.lastIndexOf(".");
  const [emailHash = "", owner = "", mail = ""] = token.slice(0, at).split(".");
  if (!same(token.slice(at + 1), signatureOf(token.slice(0, at)))) return undefined;
  return { emailHash, ownerId: `usr_${owner}`, mailId: `sml_${mail}` };
}
