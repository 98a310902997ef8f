/** Where a browser may be reached, and the key by which it knows us. */
import { env } from "../platform/declare/env";
import { UserFacingError } from "../platform/errors";

/** The push services of Chrome, Edge, Firefox and Safari. A browser names its own, and a call must not reach whatever host somebody types. */
export const pushHosts = [
  "fcm.googleapis.com",
  "*.notify.windows.com",
  "updates.push.services.mozilla.com",
  "*.push.apple.com",
] as const;

/** Tells the public half of the key; null where the stage has none. */
export const publicKey = (): string | null => (env("VAPID_PUBLIC_KEY") === "none" ? null : env("VAPID_PUBLIC_KEY"));

function isOf(service: string, { protocol, hostname, port, origin }: URL): boolean {
  if (service.startsWith("http://")) return origin === service;
  if (protocol !== "https:" || port !== "") return false;
  return service.startsWith("*.") ? hostname.endsWith(service.slice(1)) : hostname === service;
}

/** Tells whether an address is one of a known push service. */
export function isPushAddress(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    !url.username &&
    env("PUSH_HOSTS")
      .split(",")
      .some((service) => isOf(service, url))
  );
}

/**
 * Refuses an address that belongs to no known push service.
 * @throws UserFacingError invalid
 */
export function refuseUnknownService(address: string): void {
  if (isPushAddress(address)) return;
  const sentence = "Highway does not recognize this browser's push service. Use Chrome, Edge, Firefox or Safari.";
  throw new UserFacingError("invalid", sentence, { fields: { endpoint: sentence } });
}
