import { now } from "../platform/clock";
import { appAddress, env } from "../platform/declare/env";
import type { FileAnswer } from "../platform/file.schema";

const DAY_MS = 86_400_000;
/** The text is made with each call, so it never expires while somebody serves it; RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 180;

/** Writes to whom somebody tells of a hole: the same all day. */
export function securityText(): FileAnswer {
  const today = Math.floor(now() / DAY_MS);
  const expires = new Date((today + GOOD_FOR_DAYS) * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${env("SECURITY_CONTACT")}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, es",
    `Canonical: ${appAddress()}/.well-known/security.txt`,
  ];
  const bytes = new TextEncoder().encode(`${lines.join("\n")}\n`);
  return { type: "text/plain; charset=utf-8", bytes, tag: String(today), name: "security.txt", keptFor: 0 };
}
