import { env } from "../platform/env";

/** Whether a sign-in address is the provider's staff: its domain, or the whole address, stands in STAFF_DOMAIN. */
export function isStaff(email: string): boolean {
  const known = env("STAFF_DOMAIN")
    .split(",")
    .map((entry) => entry.trim().toLowerCase());
  return known.includes(email) || known.includes(email.slice(email.lastIndexOf("@") + 1));
}
